import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import { type LimitName, limits, type SlowdownName, slowdowns } from './limits.ts'

export interface Limiter {
  /**
   * Takes a point of a limit for `key`. The database counts, so the limit covers all processes.
   * @throws AppError tooManyRequests with the seconds to wait
   */
  take(name: LimitName, key: string): Promise<void>
  /** The same for a limit that refuses nobody: returns false when no point is left. */
  takeIfLeft(name: LimitName, key: string): Promise<boolean>
  /** Gives the point back, for limits that only count failures. */
  giveBack(name: LimitName, key: string): Promise<void>
  /**
   * Counts a failure before the outcome is known. Beyond the points of the slowdown, one attempt
   * is admitted at a time. Attempts during a wait neither count nor extend it.
   * @returns whether attempts have to wait by now
   * @throws AppError tooManyRequests with the seconds to wait
   */
  slowDown(name: SlowdownName, key: string): Promise<boolean>
  /** Takes back a counted failure that was none: the next attempt need not wait for it. */
  forgive(name: SlowdownName, key: string): Promise<void>
  /**
   * Takes a point from the reads of a session. This process counts them: a row for each read
   * would cost more than the limit saves.
   */
  takeRead(sessionId: string): Promise<void>
}

/** The first groups of an IPv6 address; an IPv4 address as a whole. */
const blockOf = (ip: string, size: number): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, size)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${size * 16}`
}

/** The IPv6 range of one household or machine; an IPv4 address as a whole. */
export const addressBlock = (ip: string): string => blockOf(ip, 4)

/** The IPv6 range of one site or of one customer of a hoster; an IPv4 address as a whole. */
export const networkBlock = (ip: string): string => blockOf(ip, 3)

/** Keys are hashed: the table of counters holds no addresses and no emails. */
const hashed = (key: string): string =>
  createHash('sha256').update(key.toLowerCase()).digest('base64url').slice(0, 32)

const refusal = (reason: unknown): unknown => {
  if (!(reason instanceof RateLimiterRes)) return reason
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  const unit = retryAfter === 1 ? 'second' : 'seconds'
  return new AppError('tooManyRequests', {
    message: `Too many attempts. Please try again in ${retryAfter} ${unit}.`,
    retryAfter,
  })
}

/** A limit that no counter reaches and that fits an integer of the database. */
const unlimited = 2_000_000_000

export const createLimiter = (pool: Pool, readsPerMinute: number): Limiter => {
  const createCounter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
  const counters = Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      createCounter(name, points, seconds),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>
  const slowed = Object.fromEntries(
    Object.entries(slowdowns).map(([name, { seconds, firstWait }]) => [
      name,
      {
        failures: createCounter(name, unlimited, seconds),
        // One attempt in each wait; every wait has its own length.
        waits: createCounter(`${name}Wait`, 1, firstWait),
      },
    ]),
  ) as Record<SlowdownName, Record<'failures' | 'waits', RateLimiterPostgres>>
  const reads = new RateLimiterMemory({ points: readsPerMinute, duration: 60 })

  return {
    take: async (name, key) => {
      await counters[name].consume(hashed(key)).catch((reason: unknown) => {
        throw refusal(reason)
      })
    },
    takeIfLeft: async (name, key) => {
      try {
        await counters[name].consume(hashed(key))
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        throw reason
      }
    },
    giveBack: async (name, key) => {
      await counters[name].reward(hashed(key))
    },
    slowDown: async (name, key) => {
      const { failures, waits } = slowed[name]
      const { points, firstWait, longestWait } = slowdowns[name]
      const { consumedPoints } = await failures.consume(hashed(key))
      const beyond = consumedPoints - points
      if (beyond <= 0) return false
      const customDuration = Math.min(firstWait * 2 ** (beyond - 1), longestWait)
      try {
        await waits.consume(hashed(key), 1, { customDuration })
      } catch (reason) {
        await failures.reward(hashed(key))
        throw refusal(reason)
      }
      return true
    },
    forgive: async (name, key) => {
      const { failures, waits } = slowed[name]
      await Promise.all([failures.reward(hashed(key)), waits.delete(hashed(key))])
    },
    takeRead: async (sessionId) => {
      await reads.consume(sessionId).catch((reason: unknown) => {
        throw refusal(reason)
      })
    },
  }
}

/** Deletes expired counters. */
export const sweepLimits = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from rate_limits where expire < $1', [now.getTime()])
}
