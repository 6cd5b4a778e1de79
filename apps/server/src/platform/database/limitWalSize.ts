import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'

/** The interval of checks in milliseconds, and the limits: bytes of log, milliseconds without writes. */
const defaults = { every: 15_000, bytes: 64 * 1024 * 1024, quiet: 5 * 60_000 }

/** The number of bytes ever written to the log. */
const readPosition = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query("select pg_current_wal_insert_lsn() - '0/0' as position")
  return Number(rows[0]?.position)
}

/**
 * Makes checkpoints after 64 MB of log, or after five minutes without writes. PGlite has no
 * checkpointer, so its write-ahead log would grow to its maximum and slow down every start after a
 * crash. Returns a function that stops it.
 */
export const limitWalSize = (
  pool: Pool,
  log: FastifyBaseLogger,
  { every, bytes, quiet } = defaults,
): (() => void) => {
  let checkpointed = 0
  let written = 0
  let quietSince = Date.now()

  const look = async (): Promise<void> => {
    const position = await readPosition(pool)
    if (position !== written) quietSince = Date.now()
    written = position
    const due = written - checkpointed > bytes || Date.now() - quietSince > quiet
    if (!due || written === checkpointed) return
    await pool.query('checkpoint')
    // A checkpoint writes to the log too, so count from its end.
    checkpointed = await readPosition(pool)
    written = checkpointed
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'Checkpoint failed'))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
