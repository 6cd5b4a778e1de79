import { Pool, type PoolConfig } from 'pg'

/** A pool in which a lost connection only fails the statements on it. */
export const poolOf = (options: PoolConfig): Pool => {
  const pool = new Pool(options)
  // Without a listener node-postgres ends the process when a connection is lost while it is idle
  // or in a transaction. Callers who wait for a statement get the error anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
