import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openQueue, pace } from '../src/platform/jobs/openQueue.ts'
import { PermanentError, type Queue } from '../src/platform/jobs/queue.ts'
import { createLog } from '../src/platform/log.ts'
import { createTestApp, type TestApp } from './helper.ts'
import { until } from './outbox.ts'

interface Jobs {
  readonly chore: { readonly n: number }
}

const testPace = { ...pace, poll: 0.5, firstDelay: 1, maxDelay: 1, retries: 2, oversight: 1 }

let test: TestApp
let logged: string[]
let queues: Queue<Jobs>[]
beforeAll(async () => {
  test = await createTestApp()
  // The queue manages its jobs by the clock, so the clock must run.
  vi.useRealTimers()
})
afterAll(() => test.close())
beforeEach(() => {
  logged = []
  queues = []
})
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop(1000)))
  await test.db.execute(sql`delete from jobs.job`)
})

/** A queue of another process on the same database. */
const open = async (timing = testPace): Promise<Queue<Jobs>> => {
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const queue = await openQueue<Jobs>(test.database, ['chore'], log, { timing })
  queues.push(queue)
  return queue
}
const add = (queue: Queue<Jobs>, ...numbers: number[]) =>
  test.db.transaction(async (tx) => {
    for (const n of numbers) await queue.add(tx, 'chore', { n })
  })
const states = async (): Promise<string[]> => {
  const { rows } = await test.db.execute(sql`select state::text from jobs.job order by created_on`)
  return rows.map(({ state }) => String(state))
}
const perform = (act: (n: number) => Promise<void> | void, concurrency = 1) => ({
  chore: { concurrency, perform: async ({ n }: { n: number }) => act(n) },
})

describe('a job', () => {
  it('is stored with its action, or not at all', async () => {
    const queue = await open()
    const failing = test.db.transaction(async (tx) => {
      await queue.add(tx, 'chore', { n: 1 })
      throw new Error('the action failed')
    })
    await expect(failing).rejects.toThrow('the action failed')
    expect(await states()).toEqual([])
    await add(queue, 2)
    const done: number[] = []
    await queue.work(perform((n) => void done.push(n)))
    await until(async () => (await states())[0] === 'completed')
    expect(done).toEqual([2])
  })

  it('is deleted soon after it is finished', async () => {
    const queue = await open({ ...testPace, forgetAfter: 1, cleanup: 1 })
    await add(queue, 1)
    await queue.work(perform(() => undefined))
    await until(async () => (await states()).length === 0)
    const { forgetAfter, cleanup, oversight } = pace
    expect(forgetAfter + cleanup + oversight).toBeLessThanOrEqual(60 * 60)
  })

  it('waits for a process that runs it', async () => {
    const first = await open()
    await add(first, 1)
    await first.stop(1000)
    const done: number[] = []
    await (await open()).work(perform((n) => void done.push(n)))
    await until(() => done.length === 1)
  })

  it('is run by one of many processes', async () => {
    const asking = await open()
    const numbers = Array.from({ length: 60 }, (_, i) => i)
    await add(asking, ...numbers)
    const done: number[] = []
    const workers = await Promise.all([open(), open(), open()])
    const shares = workers.map(() => 0)
    await Promise.all(
      workers.map((queue, i) =>
        queue.work(
          perform((n) => {
            done.push(n)
            shares[i] = (shares[i] ?? 0) + 1
          }, 2),
        ),
      ),
    )
    await until(() => done.length >= numbers.length)
    await until(async () => (await states()).every((state) => state === 'completed'))
    expect(done.sort((a, b) => a - b)).toEqual(numbers)
    expect(shares.every((share) => share > 0)).toBe(true)
  })

  it('that fails is retried a limited number of times, while others continue', async () => {
    const queue = await open()
    const tries: number[] = []
    await add(queue, 1, 2)
    await queue.work(
      perform((n) => {
        tries.push(n)
        if (n === 1) throw new Error('no luck')
      }),
    )
    await until(() => logged.some((line) => line.includes('A job failed permanently')))
    expect(tries.filter((n) => n === 1)).toHaveLength(3)
    expect(tries.filter((n) => n === 2)).toHaveLength(1)
    const failures = logged
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('A job'))
    expect(failures.map(({ attempt, level }) => [attempt, level])).toEqual([
      [1, 'warn'],
      [2, 'warn'],
      [3, 'error'],
    ])
    await until(async () => (await states()).sort().join() === 'completed,failed')
  })

  it('with a permanent error is not retried', async () => {
    const queue = await open()
    let tries = 0
    await add(queue, 1)
    await queue.work(
      perform(() => {
        tries += 1
        throw new PermanentError('refused')
      }),
    )
    await until(async () => (await states())[0] === 'completed')
    expect(tries).toBe(1)
    expect(logged.join('')).toContain('A job failed permanently')
  })

  it('of a dead process is run by another process', async () => {
    const queue = await open()
    await add(queue, 1)
    await test.db.execute(
      sql`update jobs.job set state = 'active', started_on = now() - interval '1 day'`,
    )
    const done: number[] = []
    await queue.work(perform((n) => void done.push(n)))
    await until(() => done.length === 1)
  })

  it('that hangs is stopped in time for a retry', async () => {
    const queue = await open({ ...testPace, expiry: 1 })
    let tries = 0
    await add(queue, 1)
    await queue.work(
      perform(async () => {
        tries += 1
        if (tries === 1) await new Promise(() => undefined)
      }),
    )
    await until(async () => (await states())[0] === 'completed')
    expect(tries).toBe(2)
  })
})

describe('stopping', () => {
  it('waits for the running job, and starts no other', async () => {
    const queue = await open()
    let finish = (): void => undefined
    let done = 0
    await add(queue, 1, 2)
    await queue.work(
      perform(async () => {
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        await states()
        done += 1
      }),
    )
    await until(async () => (await states()).includes('active'))
    const stopped = queue.stop(30_000)
    finish()
    await stopped
    expect(done).toBe(1)
    expect((await states()).sort()).toEqual(['completed', 'created'])
  })

  it('does not wait forever, and retries the interrupted job later', async () => {
    const queue = await open()
    await add(queue, 1)
    await queue.work(perform(() => new Promise(() => undefined)))
    await until(async () => (await states()).includes('active'))
    await queue.stop(1000)
    expect(await states()).toEqual(['retry'])
  })
})

it('the queue survives a failing database', async () => {
  const queue = await open()
  await test.db.execute(sql`alter table jobs.job_common rename to gone`)
  const done: number[] = []
  await queue.work(perform((n) => void done.push(n)))
  await until(() => logged.some((line) => line.includes('The job queue failed')))
  await test.db.execute(sql`alter table jobs.gone rename to job_common`)
  await add(queue, 1)
  await until(() => done.length === 1)
})
