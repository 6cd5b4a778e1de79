import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import { type LimitName, limits } from './limits.ts'

export interface Limiter {
  /**
   * Takes a point of a limit, counted for `key` in the database, so over all processes.
   * @throws AppError tooManyRequests with the seconds to wait
   */
  take(name: LimitName, key: string): Promise<void>
  /** Gives the point back, for limits that count failures only. */
  giveBack(name: LimitName, key: string): Promise<void>
  /**
   * Takes a point of the reads of a session. Counted in this process: a row written for each read
   * would cost more than the limit protects.
   */
  takeRead(sessionId: string): Promise<void>
}

/** The four groups of an IPv6 address that make a household or a site; an IPv4 address whole. */
export const addressBlock = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

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

export const createLimiter = (pool: Pool, readsPerMinute: number): Limiter => {
  const counters = Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>
  const reads = new RateLimiterMemory({ points: readsPerMinute, duration: 60 })

  return {
    take: async (name, key) => {
      await counters[name].consume(hashed(key)).catch((reason: unknown) => {
        throw refusal(reason)
      })
    },
    giveBack: async (name, key) => {
      await counters[name].reward(hashed(key))
    },
    takeRead: async (sessionId) => {
      await reads.consume(sessionId).catch((reason: unknown) => {
        throw refusal(reason)
      })
    },
  }
}

/** Deletes the counters whose window is over. */
export const sweepLimits = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from rate_limits where expire < $1', [now.getTime()])
}
