import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import * as schema from '../src/platform/database/schema.ts'

/** A database that runs a function between any two statements. */
export const interrupted = (pool: Pool, happen: () => Promise<unknown>) => {
  let isFirst = true
  const interrupt = <Target extends Pool | PoolClient>(target: Target): Target =>
    new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key === 'connect') return async () => interrupt(await pool.connect())
        if (key !== 'query') return value.bind(target)
        return async (...query: unknown[]) => {
          if (!isFirst) await happen()
          isFirst = false
          return value.apply(target, query)
        }
      },
    })
  return drizzle(interrupt(pool), { schema, casing: 'snake_case' })
}
