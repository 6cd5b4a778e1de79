import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockLease, clockTasks } from '../src/platform/database/schema.ts'
import { type ClockTask, createClock } from '../src/process/clock.ts'
import type { TestApp } from './helper.ts'
import { shareTestApp } from './shareTestApp.ts'

const hour = 60 * 60_000
const day = 24 * hour

let test: TestApp
shareTestApp((shared) => {
  test = shared
})

let ran: string[]
beforeEach(async () => {
  ran = []
  await test.db.delete(clockTasks)
  await test.db.delete(clockLease)
})

const taskOf = (name: string, every: number, run: () => Promise<unknown> = async () => {}) => ({
  name,
  every,
  run: async () => {
    ran.push(name)
    await run()
  },
})
const hourly = taskOf('hourly', hour)
const daily = taskOf('daily', day)

/** The clock of another process. @param now its time. @default the machine's time */
const clockOf = (tasks: readonly ClockTask[] = [hourly, daily], now = () => databaseTime) =>
  createClock({ db: test.db, holder: v7(), tasks, log: test.app.log, now })

// Time is stopped in this file, but not in the database.
let databaseTime: Date
beforeEach(async () => {
  const { rows } = await test.db.execute<{ at: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as at`,
  )
  databaseTime = new Date(Number(rows[0]?.at))
})

/** Moves the stored times back, as if time had passed. */
const pass = async (milliseconds: number): Promise<void> => {
  const ago = sql`${milliseconds} * interval '1 millisecond'`
  await test.db.update(clockTasks).set({
    startedAt: sql`started_at - ${ago}`,
    finishedAt: sql`finished_at - ${ago}`,
  })
  await test.db.update(clockLease).set({ until: sql`until - ${ago}` })
}

/** Plans the tasks in a process that ends, and makes them due. */
const plan = async (tasks?: readonly ClockTask[]): Promise<void> => {
  const clock = clockOf(tasks)
  await clock.tick()
  await clock.stop(1000)
  await pass(5 * 60_000)
}
const makeDue = () =>
  test.db.update(clockTasks).set({ startedAt: sql`started_at - interval '1 day'` })

it('a new deployment runs its tasks for the first time after five minutes', async () => {
  const clock = clockOf()
  await clock.tick()
  expect(ran).toEqual([])
  await pass(5 * 60_000)
  await clock.tick()
  expect(ran).toEqual(['hourly', 'daily'])
})

describe('with three processes, the clock', () => {
  beforeEach(() => plan())

  it('runs each task once, and again after its time', async () => {
    const clocks = [clockOf(), clockOf(), clockOf()]
    const tickAll = () => Promise.all(clocks.map((clock) => clock.tick()))
    await tickAll()
    await tickAll()
    expect(ran.toSorted()).toEqual(['daily', 'hourly'])
    await pass(hour)
    await tickAll()
    await tickAll()
    expect(ran.toSorted()).toEqual(['daily', 'hourly', 'hourly'])
    await pass(day)
    await tickAll()
    expect(ran.toSorted()).toEqual(['daily', 'daily', 'hourly', 'hourly', 'hourly'])
  })

  it('keeps the times when processes start again', async () => {
    await clockOf().tick()
    await pass(hour)
    await clockOf().tick()
    expect(ran).toEqual(['hourly', 'daily', 'hourly'])
  })

  it('stays with one process, and moves when that process is killed', async () => {
    const [first, second] = [clockOf(), clockOf()]
    await first.tick()
    await makeDue()
    await second.tick()
    expect(ran).toEqual(['hourly', 'daily'])
    // The first process no longer renews its lease.
    await pass(61_000)
    await second.tick()
    expect(ran).toEqual(['hourly', 'daily', 'hourly', 'daily'])
    await makeDue()
    await first.tick()
    expect(ran).toHaveLength(4)
  })

  it('moves at once when its process stops', async () => {
    const [first, second] = [clockOf(), clockOf()]
    await first.tick()
    await first.stop(1000)
    await makeDue()
    await first.tick()
    await second.tick()
    expect(ran).toEqual(['hourly', 'daily', 'hourly', 'daily'])
  })

  it.each([
    ['ahead', day],
    ['behind', -day],
  ])('runs nothing on a machine whose time is a day %s', async (_name, difference) => {
    const wrong = clockOf(undefined, () => new Date(databaseTime.getTime() + difference))
    await wrong.tick()
    expect(ran).toEqual([])
    expect(test.logged.at(-1)).toContain('The clock of this machine is wrong')
    await clockOf().tick()
    expect(ran).toEqual(['hourly', 'daily'])
  })

  it('continues after the database clock was set back by a year', async () => {
    const [first, second] = [clockOf(), clockOf()]
    await first.tick()
    await pass(-365 * day)
    await second.tick()
    expect(ran).toEqual(['hourly', 'daily', 'hourly', 'daily'])
  })
})

describe('a task', () => {
  it('does not start again while the same process still runs it', async () => {
    const ending = Promise.withResolvers<void>()
    const tasks = [taskOf('long', hour, () => ending.promise)]
    await plan(tasks)
    const clock = clockOf(tasks)
    const first = clock.tick()
    while (ran.length === 0) await new Promise(setImmediate)
    await pass(hour)
    await clock.tick()
    expect(ran).toEqual(['long'])
    ending.resolve()
    await first
  })

  it('that fails is logged, and runs again within an hour', async () => {
    const tasks = [taskOf('broken', day, () => Promise.reject(new Error('a disk is full')))]
    await plan(tasks)
    const clock = clockOf(tasks)
    await clock.tick()
    expect(test.logged.at(-1)).toContain('A recurring task failed')
    expect(await test.db.$count(clockTasks, eq(clockTasks.name, 'broken'))).toBe(1)
    await clock.tick()
    expect(ran).toEqual(['broken'])
    await pass(hour)
    await clock.tick()
    expect(ran).toEqual(['broken', 'broken'])
  })
})
