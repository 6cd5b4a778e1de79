import type { PoolClient } from 'pg'
import { getConstructionPlans } from 'pg-boss'

/** The schema of the queue's tables, beside the product's own. */
export const jobsSchema = 'jobs'

/** Creates the tables of the queue if they are missing; a newer pg-boss migrates them itself. */
export const makeJobTables = async (client: PoolClient): Promise<void> => {
  const table = `${jobsSchema}.version`
  const { rows } = await client.query('select to_regclass($1)::text as name', [table])
  if (rows[0]?.name == null) await client.query(getConstructionPlans(jobsSchema))
}
