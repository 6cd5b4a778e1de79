import { and, eq, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { clockLease, clockTasks } from '../platform/database/schema.ts'

/** A recurring task of the whole deployment: only one process runs it. */
export interface ClockTask {
  readonly name: string
  /** Milliseconds between two starts. */
  readonly every: number
  readonly run: (now: Date) => Promise<unknown>
}

/** Runs the recurring tasks of a deployment while this process holds the lease. */
export interface Clock {
  /**
   * Takes or renews the lease, and starts the tasks that are due. Resolves when they have ended.
   * Never fails.
   */
  tick(): Promise<void>
  /** Stops starting tasks, waits at most `patience` milliseconds for running ones, and releases the lease. */
  stop(patience: number): Promise<void>
}

interface ClockOptions {
  readonly db: Database
  /** The id of this process. */
  readonly holder: string
  readonly tasks: readonly ClockTask[]
  readonly log: FastifyBaseLogger
  /** The clock of this process. @default the system's */
  readonly now?: () => Date
}

/** Milliseconds between two ticks. */
export const tickInterval = 20_000

/** The duration of a lease after its last renewal. Then another process can take it. */
const lease = sql`interval '60 seconds'`

/** Milliseconds after which an unfinished task counts as failed or killed, and runs again. */
const retryAfter = 3_600_000

/** Milliseconds until a task runs for the first time in a deployment. */
const firstDelay = 5 * 60_000

/** The largest accepted difference between the clocks of this process and the database, in milliseconds. */
const maxDifference = 60_000

/**
 * Creates the clock of one process. The database decides which process holds the lease and which tasks
 * are due, by its own clock and in single statements. This works behind a pooler that gives each
 * transaction another connection, where the lock of a session would be lost. A process that was paused
 * beyond its lease starts no task, because claiming a task checks the lease again.
 */
export const createClock = ({
  db,
  holder,
  tasks,
  log,
  now = () => new Date(),
}: ClockOptions): Clock => {
  const running = new Map<string, Promise<void>>()
  let isStopping = false

  /** Returns the time of the database; undefined if another process holds the lease. */
  const takeLease = async (): Promise<number | undefined> => {
    const [taken] = await db
      .insert(clockLease)
      .values({ name: 'clock', holder, until: sql`now() + ${lease}` })
      .onConflictDoUpdate({
        target: clockLease.name,
        set: { holder, until: sql`excluded.until` },
        // The third case: the clock of the database was set back.
        setWhere: sql`${clockLease.holder} = ${holder} or ${clockLease.until} < now()
          or ${clockLease.until} > now() + 2 * ${lease}`,
      })
      .returning({ at: sql<number>`(extract(epoch from now()) * 1000)::float8` })
    return taken?.at
  }

  const releaseLease = () =>
    db.delete(clockLease).where(and(eq(clockLease.name, 'clock'), eq(clockLease.holder, holder)))

  const isDue = (every: number) => {
    const ago = (milliseconds: number) => sql`now() - ${milliseconds} * interval '1 millisecond'`
    return sql`(${clockTasks.startedAt} <= ${ago(every)}
      or (${clockTasks.finishedAt} is null and ${clockTasks.startedAt} <= ${ago(Math.min(every, retryAfter))})
      or ${clockTasks.startedAt} > now() + interval '5 minutes')`
  }

  /** Plans the first run of new tasks, some minutes after the start, when a new process is busy. */
  const planNew = async (): Promise<void> => {
    const rows = tasks.map(({ name, every }) => {
      const wait = Math.min(every, firstDelay)
      const startedAt = sql`now() - ${every - wait} * interval '1 millisecond'`
      return { name, startedAt, finishedAt: startedAt }
    })
    await db.insert(clockTasks).values(rows).onConflictDoNothing()
  }

  /** Marks a task as started, if it is due and this process still holds the lease. */
  const claim = async ({ name, every }: ClockTask): Promise<boolean> => {
    const claimed = await db
      .update(clockTasks)
      .set({ startedAt: sql`now()`, finishedAt: null })
      .where(
        and(
          eq(clockTasks.name, name),
          isDue(every),
          sql`exists (select from ${clockLease}
            where name = 'clock' and holder = ${holder} and until >= now())`,
        ),
      )
      .returning({ name: clockTasks.name })
    return claimed.length > 0
  }

  const perform = async ({ name, run }: ClockTask): Promise<void> => {
    try {
      await run(now())
      await db.update(clockTasks).set({ finishedAt: sql`now()` }).where(eq(clockTasks.name, name))
    } catch (error) {
      log.warn({ err: error, task: name }, 'A recurring task failed')
    } finally {
      running.delete(name)
    }
  }

  /** The tasks that are due. */
  const findDue = async (): Promise<ClockTask[]> => {
    const due = tasks.map(({ name, every }) => and(eq(clockTasks.name, name), isDue(every)))
    const found = await db
      .select({ name: clockTasks.name })
      .from(clockTasks)
      .where(or(...due))
    const names = new Set(found.map(({ name }) => name))
    return tasks.filter(({ name }) => names.has(name))
  }

  const tick = async (): Promise<void> => {
    if (isStopping) return
    const at = await takeLease()
    if (at === undefined) return
    // Tasks compare times with the clock of this process. A wrong clock would delete data too early.
    if (Math.abs(now().getTime() - at) > maxDifference) {
      log.error(
        { databaseTime: new Date(at) },
        'The clock of this machine is wrong: no task runs until it is corrected',
      )
      await releaseLease()
      return
    }
    await planNew()
    const started: Promise<void>[] = []
    for (const task of await findDue()) {
      if (isStopping || running.has(task.name) || !(await claim(task))) continue
      const done = perform(task)
      running.set(task.name, done)
      started.push(done)
    }
    await Promise.all(started)
  }

  return {
    tick: () =>
      tick().catch((error: unknown) => log.warn({ err: error }, 'The recurring tasks failed')),
    stop: async (patience) => {
      isStopping = true
      const waited = Promise.withResolvers<void>()
      const timer = setTimeout(waited.resolve, patience)
      await Promise.race([Promise.all(running.values()), waited.promise])
      clearTimeout(timer)
      await releaseLease().catch((error: unknown) =>
        log.warn({ err: error }, 'The lease could not be released: it ends within a minute'),
      )
    },
  }
}
