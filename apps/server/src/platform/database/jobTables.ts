import type { PoolClient } from 'pg'
import { getConstructionPlans } from 'pg-boss'

/** The database schema of the queue's tables. */
export const jobsSchema = 'jobs'

/** Creates missing tables of the queue. A newer pg-boss migrates existing tables itself. */
export const makeJobTables = async (client: PoolClient): Promise<void> => {
  const table = `${jobsSchema}.version`
  const { rows } = await client.query('select to_regclass($1)::text as name', [table])
  if (rows[0]?.name == null) await client.query(getConstructionPlans(jobsSchema))
}
