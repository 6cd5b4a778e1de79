import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Connections, OpenDatabase } from '../src/platform/database/database.ts'
import * as schema from '../src/platform/database/schema.ts'

/** The transaction that the current call runs in. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

const refuseInside = (pool: Pool): Pool =>
  new Proxy(pool, {
    get: (target, key) => {
      if ((key === 'query' || key === 'connect') && current.getStore()?.isOpen) {
        return () => Promise.reject(new Error('A transaction uses a second connection'))
      }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** The same connections, guarded as `withOneConnection` does. */
export const guard = (connections: Connections): Connections => {
  const pool = refuseInside(connections.pool)
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => {
    const state = { isOpen: true }
    return transaction((tx) => current.run(state, () => work(tx)), config).finally(() => {
      state.isOpen = false
    })
  }
  return { pool, db }
}

/**
 * The same database, on which a statement fails if it leaves the transaction of its call. On the
 * embedded database, with its one connection, such a statement waits for its own transaction;
 * PostgreSQL executes it outside, unnoticed.
 */
export const withOneConnection = (database: OpenDatabase): OpenDatabase => ({
  ...database,
  ...guard(database),
  reads: guard(database.reads),
})
