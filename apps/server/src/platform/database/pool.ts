import { Pool, type PoolConfig } from 'pg'

/** A pool whose lost connections fail the statements that they lose, and nothing else. */
export const poolOf = (options: PoolConfig): Pool => {
  const pool = new Pool(options)
  // Without a listener node-postgres ends the process when a connection is lost while it is idle,
  // or while a transaction has it. Who waits for a statement gets the error anyway.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
