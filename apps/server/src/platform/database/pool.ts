import { Pool, type PoolConfig } from 'pg'

/** Creates a pool in which a lost connection only fails its own statements. */
export const poolOf = (options: PoolConfig): Pool => {
  const pool = new Pool(options)
  // Without a listener, a connection that is lost while idle or in a transaction ends the process.
  // Callers that await a statement get the error anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
