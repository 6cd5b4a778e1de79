import { sql } from 'drizzle-orm'
import { type Jobs, jobNames } from '../kernel/jobs.ts'
import type { Executor } from '../platform/database/database.ts'
import { jobsSchema } from '../platform/database/jobTables.ts'

/** The jobs of one queue. */
interface JobCounts {
  readonly queue: keyof Jobs
  /** Jobs that are due and that no process has taken yet. */
  readonly waiting: number
  /** Jobs that failed and are tried again later. */
  readonly retrying: number
  readonly running: number
  /** Jobs that were given up in the last hour. Older ones are deleted. */
  readonly failed: number
  /** When the oldest unfinished job was due. */
  readonly oldest: Date | null
}

/**
 * The jobs of each queue. pg-boss counts them only once a minute, without the oldest job and
 * without failed attempts.
 */
export const countJobs = async (db: Executor): Promise<JobCounts[]> => {
  const { rows } = await db.execute<Omit<JobCounts, 'oldest'> & { oldest: Date | string | null }>(
    sql`select name as queue,
      count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      -- Each attempt changes start_after, so it dates only jobs that were not tried yet.
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
