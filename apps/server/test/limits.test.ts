import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LimitName, limits, slowdowns } from '../src/kernel/limits.ts'
import { addressBlock, createLimiter, networkBlock, sweepLimits } from '../src/limits/limiter.ts'
import { rateLimits } from '../src/platform/database/schema.ts'
import { createTestApp, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { READS_PER_MINUTE: '5' } })
})
afterAll(() => test.close())

const names = Object.keys(limits) as LimitName[]

describe.each(names)('%s', (name) => {
  const { points, seconds } = limits[name]

  it('allows its points once per window, over all processes, even in a burst [ASVS 2.3.2]', async () => {
    // Two limiters on one database act as two processes.
    const processes = [
      createLimiter(test.database.pool, 600),
      createLimiter(test.database.pool, 600),
    ]
    const key = `burst-${name}`
    const takes = Array.from({ length: points + 20 }, (_, i) =>
      processes[i % 2]?.take(name, key).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      ),
    )
    const outcomes = await Promise.all(takes)
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(points)
    expect(outcomes.filter((outcome) => outcome === 'tooManyRequests')).toHaveLength(20)

    test.clock.advance(seconds * 1000 - 1)
    await expect(processes[0]?.take(name, key)).rejects.toMatchObject({ retryAfter: 1 })
    test.clock.advance(2)
    await processes[0]?.take(name, key)
  })
})

describe('signInGuesses', () => {
  const name = 'signInGuesses'
  const { points, firstWait, maxWait } = slowdowns[name]
  const create = () => createLimiter(test.database.pool, 600)
  const outcomeOf = (limiter: ReturnType<typeof create>, key: string) =>
    limiter.slowDown(name, key).catch((error: { retryAfter: number }) => error.retryAfter)

  it('allows its points and one more in a burst, over all processes', async () => {
    const processes = [create(), create()]
    const outcomes = await Promise.all(
      Array.from({ length: points + 20 }, (_, i) => processes[i % 2]?.slowDown(name, 'burst')).map(
        (slowed) => slowed?.catch(() => 'refused'),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(points)
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1)
  })

  it('doubles the wait with each failure up to a maximum', async () => {
    const limiter = create()
    for (let i = 0; i < points; i += 1) expect(await outcomeOf(limiter, 'slow')).toBe(false)
    const waits: number[] = []
    for (let i = 0; i < 9; i += 1) {
      expect(await outcomeOf(limiter, 'slow')).toBe(true)
      const wait = Number(await outcomeOf(limiter, 'slow'))
      // An attempt that comes too early does not extend the wait.
      expect(await outcomeOf(limiter, 'slow')).toBe(wait)
      waits.push(wait)
      test.clock.advance(wait * 1000 + 1)
    }
    expect(waits).toEqual([firstWait, 10, 20, 40, 80, 160, maxWait, maxWait, maxWait])
  })

  it('removes the failure and the wait after a success', async () => {
    const limiter = create()
    for (let i = 0; i <= points; i += 1) await limiter.slowDown(name, 'right')
    await limiter.forgive(name, 'right')
    expect(await outcomeOf(limiter, 'right')).toBe(true)
    expect(await outcomeOf(limiter, 'right')).toBe(firstWait)
    expect(await outcomeOf(limiter, 'another')).toBe(false)
  })
})

it('count independently', async () => {
  const limiter = createLimiter(test.database.pool, 600)
  for (let i = 0; i < limits.push.points; i += 1) await limiter.take('push', 'one')
  await expect(limiter.take('push', 'one')).rejects.toMatchObject({ code: 'tooManyRequests' })
  await limiter.take('push', 'other')
  await limiter.take('uploadUrl', 'one')
})

it('changes and reads of a session are limited too', async () => {
  const admin = await test.browseAsAdmin()
  const changes: number[] = []
  for (let i = 0; i <= limits.writes.points; i += 1) {
    changes.push((await admin.post('/membership-plan/sync')).statusCode)
  }
  expect(changes.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(changes.at(-1)).toBe(429)

  const reads: number[] = []
  for (let i = 0; i < 6; i += 1) reads.push((await admin.get('/announcements')).statusCode)
  expect(reads).toEqual([200, 200, 200, 200, 200, 429])
})

it('are deleted when their window is over', async () => {
  test.clock.advance(25 * 60 * 60_000)
  await sweepLimits(test.database.pool, test.clock.now())
  expect(await test.db.select().from(rateLimits)).toEqual([])
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, block) => {
  expect(addressBlock(ip)).toBe(block)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('%s belongs to the network %s', (ip, block) => {
  expect(networkBlock(ip)).toBe(block)
})
