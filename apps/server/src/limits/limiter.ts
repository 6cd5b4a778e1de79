import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../kernel/errors.ts'
import {
  type LimitName,
  limits,
  type SimultaneousName,
  type SlowdownName,
  simultaneous,
  slowdowns,
} from '../kernel/limits.ts'

export interface Limiter {
  /**
   * Takes points of a limit for `key`: all or none. The counters are in the database, so that all
   * processes share them.
   * @param points @default 1
   * @throws AppError tooManyRequests with the seconds to wait
   */
  take(name: LimitName, key: string, points?: number): Promise<void>
  /** The same, but returns false instead of throwing when no point is left. */
  takeIfLeft(name: LimitName, key: string): Promise<boolean>
  /** Gives the point back, for limits that only count failures. */
  giveBack(name: LimitName, key: string): Promise<void>
  /**
   * Counts a failure before the outcome is known. Once the points of the slowdown are used up, only
   * one attempt is allowed per wait. Attempts during a wait neither count nor extend it.
   * @returns whether attempts have to wait now
   * @throws AppError tooManyRequests with the seconds to wait
   */
  slowDown(name: SlowdownName, key: string): Promise<boolean>
  /** Removes a counted failure after a success, and ends the wait. */
  forgive(name: SlowdownName, key: string): Promise<void>
  /**
   * Takes a point from the reads of a session. Each process counts in memory: a row for each read
   * would cost more than the read.
   */
  takeRead(sessionId: string): Promise<void>
  /**
   * Counts something that begins for `key`, until the returned function is called.
   * @throws AppError tooManyRequests when enough is under way
   */
  enter(name: SimultaneousName, key: string): () => void
}

/** The first groups of an IPv6 address, or the whole IPv4 address. */
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

/** The IPv6 range of a household or machine, or the whole IPv4 address. */
export const addressBlock = (ip: string): string => blockOf(ip, 4)

/** The IPv6 range of a site or of a hosting customer, or the whole IPv4 address. */
export const networkBlock = (ip: string): string => blockOf(ip, 3)

/** Hashes a key, so that the table of counters contains no addresses and no emails. */
const hashed = (key: string): string =>
  createHash('sha256').update(key.toLowerCase()).digest('base64url').slice(0, 32)

/** A wait in words: '1 second', '600 seconds', '20 minutes', '12 hours'. */
const waitOf = (seconds: number): string => {
  const [unit, size] =
    seconds > 7200 ? ['hour', 3600] : seconds > 600 ? ['minute', 60] : ['second', 1]
  const units = Math.ceil(seconds / size)
  return `${units} ${unit}${units === 1 ? '' : 's'}`
}

const refusal = (reason: unknown): unknown => {
  if (!(reason instanceof RateLimiterRes)) return reason
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  return new AppError('tooManyRequests', {
    message: `Too many attempts. Please try again in ${waitOf(retryAfter)}.`,
    retryAfter,
  })
}

/** A limit that no counter reaches, and that fits a database integer. */
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
        // One attempt per wait. `slowDown` sets the length of each wait.
        waits: createCounter(`${name}Wait`, 1, firstWait),
      },
    ]),
  ) as Record<SlowdownName, Record<'failures' | 'waits', RateLimiterPostgres>>
  const reads = new RateLimiterMemory({ points: readsPerMinute, duration: 60 })
  const underWay = new Map<string, number>()

  return {
    take: async (name, key, points = 1) => {
      try {
        await counters[name].consume(hashed(key), points)
      } catch (reason) {
        // A refused attempt counts, as always, but not for every point that it asked for.
        if (points > 1) await counters[name].reward(hashed(key), points - 1)
        throw refusal(reason)
      }
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
      const { points, firstWait, maxWait } = slowdowns[name]
      const { consumedPoints } = await failures.consume(hashed(key))
      const beyond = consumedPoints - points
      if (beyond <= 0) return false
      const customDuration = Math.min(firstWait * 2 ** (beyond - 1), maxWait)
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
    enter: (name, key) => {
      const counted = `${name} ${key}`
      const before = underWay.get(counted) ?? 0
      if (before >= simultaneous[name]) {
        throw new AppError('tooManyRequests', {
          message: 'This is under way already. Please wait until it is finished.',
          retryAfter: 5,
        })
      }
      underWay.set(counted, before + 1)
      return () => {
        const left = (underWay.get(counted) ?? 0) - 1
        if (left > 0) underWay.set(counted, left)
        else underWay.delete(counted)
      }
    },
  }
}

export const sweepLimits = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from rate_limits where expire < $1', [now.getTime()])
}
