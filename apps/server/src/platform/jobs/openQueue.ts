import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/database.ts'
import { type JobHandler, PermanentError, type Queue } from './queue.ts'
import { jobsSchema } from './schema.ts'

/** Seconds of everything; tests use a faster pace. */
export const pace = {
  /** Between two looks at an empty queue. */
  poll: 2,
  /** Before the second try; each later one waits twice as long, up to `longestDelay`. */
  firstDelay: 5,
  longestDelay: 3600,
  /** Tries after the first: about a day with the delays above. */
  retries: 32,
  /** A job that takes longer, or whose process died, is given to another. */
  expiry: 120,
  /** Between two looks for such jobs. */
  oversight: 60,
}

/** What is done, or was given up, is forgotten after an hour: jobs name people. */
const forgetAfter = 3600
/** Milliseconds between two complaints about the queue itself. */
const logInterval = 10_000
/** What nobody ever took. */
const staleAfter = 7 * 24 * 3600

/**
 * Opens the queue. It polls on the connections that there are, with SKIP LOCKED and without LISTEN,
 * so that it is the same on PGlite with its one connection and behind a pooler.
 */
export const openQueue = async <Jobs>(
  { pool, embedded }: Pick<OpenDatabase, 'pool' | 'embedded'>,
  names: readonly (keyof Jobs & string)[],
  log: FastifyBaseLogger,
  timing: typeof pace = pace,
): Promise<Queue<Jobs>> => {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await pool.query(text, values)
        // Statements without values may be several, and have as many results.
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
      },
    },
    schema: jobsSchema,
    backend: embedded ? 'pglite' : 'postgres',
    schedule: false,
    reindex: !embedded,
    monitorVacuum: !embedded,
    superviseIntervalSeconds: timing.oversight,
    monitorIntervalSeconds: timing.oversight,
    maintenanceIntervalSeconds: forgetAfter,
  })
  // While the database is away every look at it fails, several times a second.
  let quietUntil = 0
  boss.on('error', ({ message, stack }: Error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + logInterval
    // pg-boss hands over copies, which a log does not know as errors.
    log.warn({ err: Object.assign(new Error(message), { stack }) }, 'The job queue failed')
  })
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'The job queue warns'))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name)
    // Makes it known to `send`, which could not ask for it inside of a transaction on one connection.
    await boss.findJobs(name, { id: randomUUID() })
  }

  const perform = async <Job>(
    work: JobHandler<Job>,
    job: JobWithMetadata<unknown>,
  ): Promise<void> => {
    const about = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 }
    try {
      await work.perform(job.data as Job)
    } catch (error) {
      const isOver = error instanceof PermanentError || job.retryCount >= job.retryLimit
      if (isOver) log.error({ ...about, err: error }, 'A job was given up')
      else log.warn({ ...about, err: error }, 'A job failed and will be tried again')
      if (!(error instanceof PermanentError)) throw new Error('see the log')
    }
  }

  return {
    add: async (tx, name, job) => {
      await boss.send(name, job as object, {
        db: fromDrizzle(tx, sql),
        retryLimit: timing.retries,
        retryDelay: timing.firstDelay,
        retryBackoff: true,
        retryDelayMax: timing.longestDelay,
        expireInSeconds: timing.expiry,
        retentionSeconds: staleAfter,
        deleteAfterSeconds: forgetAfter,
      })
    },
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
                // Looks for the next one at once: it rests only when there is none.
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
