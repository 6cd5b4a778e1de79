import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/database.ts'
import { jobsSchema } from '../database/jobTables.ts'
import type { StepTracing } from '../tracing/tracing.ts'
import { type JobHandler, PermanentError, type Queue } from './queue.ts'

/** Times in seconds. Tests use a faster pace. */
export const pace = {
  /** Between two polls of an empty queue. */
  poll: 2,
  /** Before the second attempt. Each later delay is twice as long, up to `maxDelay`. */
  firstDelay: 5,
  maxDelay: 3600,
  /** Retries: about a day with the delays above. */
  retries: 32,
  /** After this time another worker takes over, for example because the process has ended. */
  expiry: 120,
  /** Between two searches for these jobs. */
  oversight: 60,
  /**
   * The first cleanup after `forgetAfter` deletes finished and abandoned jobs, so within an hour,
   * because jobs contain personal data.
   */
  forgetAfter: 50 * 60,
  cleanup: 5 * 60,
}

/** Milliseconds between two log lines about the queue. */
const logInterval = 10_000
/** Seconds from its first possible attempt until a job that no worker took is deleted. */
const staleAfter = 7 * 24 * 3600
/** The same for a job that starts later. It has no personal data, and a stop must not lose it. */
const staleDelayedAfter = 10 * 365 * 24 * 3600

interface QueueOptions {
  /** @default jobs are not traced */
  readonly tracing?: StepTracing | undefined
  readonly timing?: typeof pace | undefined
  /** Whether this process retries the jobs of ended processes and deletes old jobs. @default true */
  readonly supervises?: boolean
}

/**
 * Opens the queue. It polls on the existing connections, with SKIP LOCKED and without LISTEN, so that
 * it also works on PGlite with its one connection and behind a pooler.
 */
export const openQueue = async <Jobs>(
  { pool, embedded }: Pick<OpenDatabase, 'pool' | 'embedded'>,
  names: readonly (keyof Jobs & string)[],
  log: FastifyBaseLogger,
  { timing = pace, supervises = true, tracing }: QueueOptions = {},
): Promise<Queue<Jobs>> => {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await pool.query(text, values)
        // A query without values may contain several statements, and then has several results.
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
      },
    },
    schema: jobsSchema,
    backend: embedded ? 'pglite' : 'postgres',
    schedule: false,
    supervise: supervises,
    reindex: !embedded,
    monitorVacuum: !embedded,
    superviseIntervalSeconds: timing.oversight,
    monitorIntervalSeconds: timing.oversight,
    maintenanceIntervalSeconds: timing.cleanup,
  })
  // While the database is down, polls fail several times a second.
  let quietUntil = 0
  boss.on('error', ({ message, stack }: Error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + logInterval
    // pg-boss emits copies of errors that the logger does not recognise as such.
    log.warn({ err: Object.assign(new Error(message), { stack }) }, 'The job queue failed')
  })
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'The job queue warns'))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name)
    // Load the queue into the cache of `send`, which cannot query it inside a transaction on the only
    // connection.
    await boss.findJobs(name, { id: randomUUID() })
  }

  const perform = async <Job>(
    work: JobHandler<Job>,
    job: JobWithMetadata<unknown>,
  ): Promise<void> => {
    const { traceparent } = job.data as { traceparent?: string }
    const about = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 }
    try {
      const run = () => work.perform(job.data as Job)
      await (tracing ? tracing.step(`job ${job.name}`, run, traceparent) : run())
    } catch (error) {
      const isOver = error instanceof PermanentError || job.retryCount >= job.retryLimit
      if (isOver) log.error({ ...about, err: error }, 'A job failed permanently')
      else log.warn({ ...about, err: error }, 'A job failed and will be retried')
      if (!(error instanceof PermanentError)) throw new Error('see the log')
    }
  }

  return {
    add: async (tx, name, job, start = 0) => {
      const traceparent = tracing?.current()
      await boss.send(
        name,
        { ...job, ...(traceparent && { traceparent }) },
        {
          db: fromDrizzle(tx, sql),
          startAfter: start,
          retryLimit: timing.retries,
          retryDelay: timing.firstDelay,
          retryBackoff: true,
          retryDelayMax: timing.maxDelay,
          expireInSeconds: timing.expiry,
          retentionSeconds: start === 0 ? staleAfter : staleDelayedAfter,
          deleteAfterSeconds: timing.forgetAfter,
        },
      )
    },
    countWaiting: async (name) => (await boss.findJobs(name, { queued: true })).length,
    work: async (works) => {
      for (const name of names) {
        const work = works[name]
        for (let worker = 0; worker < work.concurrency; worker += 1) {
          const id: string = await boss.work(
            name,
            { includeMetadata: true, pollingIntervalSeconds: timing.poll },
            async ([job]) => {
              try {
                if (job) await perform(work, job)
              } finally {
                // Poll again at once, because a worker only waits when the queue is empty.
                boss.notifyWorker(id)
              }
            },
          )
        }
      }
    },
    stop: (patience) => boss.stop({ graceful: true, timeout: patience, close: false }),
  }
}
