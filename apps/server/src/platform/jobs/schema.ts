import type { PoolClient } from 'pg'
import { getConstructionPlans } from 'pg-boss'

/** Where the queue keeps its tables; the product's own are beside it. */
export const jobsSchema = 'jobs'

/** Makes the tables of the queue where there are none; a newer pg-boss brings them up to date itself. */
export const makeJobTables = async (client: PoolClient): Promise<void> => {
  const table = `${jobsSchema}.version`
  const { rows } = await client.query('select to_regclass($1)::text as name', [table])
  if (rows[0]?.name == null) await client.query(getConstructionPlans(jobsSchema))
}
