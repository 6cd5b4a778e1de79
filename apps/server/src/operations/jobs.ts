import { sql } from 'drizzle-orm'
import { type Jobs, jobNames } from '../kernel/jobs.ts'
import type { Executor } from '../platform/database/database.ts'
import { jobsSchema } from '../platform/database/jobTables.ts'

/** The jobs of one queue. */
interface JobCounts {
  readonly queue: keyof Jobs
  /** Due, and not yet taken by a process. */
  readonly waiting: number
  /** Failed at least once, and tried again later. */
  readonly retrying: number
  readonly running: number
  /** Given up in the last hour; older ones are deleted. */
  readonly failed: number
  /** When the oldest job was due that is not finished. */
  readonly oldest: Date | null
}

/**
 * The jobs of each queue. pg-boss itself counts them once a minute, and knows neither the oldest one
 * nor those that failed before.
 */
export const countJobs = async (db: Executor): Promise<JobCounts[]> => {
  const { rows } = await db.execute<Omit<JobCounts, 'oldest'> & { oldest: Date | string | null }>(
    sql`select name as queue,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      -- A later attempt moves its start, so only a job that was never tried is dated by it.
      min(case when state = 'created' then start_after else created_on end)
        filter (where state in ('retry', 'active') or state = 'created' and start_after <= now())
        as oldest
      from ${sql.identifier(jobsSchema)}.job group by name`,
  )
  const found = new Map(rows.map((row) => [row.queue, row]))
  return jobNames.map((queue) => {
    const { oldest = null, ...counts } = found.get(queue) ?? {
      waiting: 0,
      retrying: 0,
      running: 0,
      failed: 0,
    }
    return { ...counts, queue, oldest: oldest === null ? null : new Date(oldest) }
  })
}
