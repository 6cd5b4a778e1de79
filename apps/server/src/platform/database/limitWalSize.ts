import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'

/** How often to check, in milliseconds, and when to act: bytes of log, milliseconds of quiet. */
const usual = { every: 15_000, bytes: 64 * 1024 * 1024, quiet: 5 * 60_000 }

/** Bytes written to the log since the beginning. */
const readPosition = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query("select pg_current_wal_insert_lsn() - '0/0' as position")
  return Number(rows[0]?.position)
}

/**
 * PGlite has no checkpointer, so its write-ahead log would grow to its maximum and make every
 * start after a crash slow. Checkpoints after 64 MB of log or, when something was written, after
 * five quiet minutes. Returns a function that stops it.
 */
export const limitWalSize = (
  pool: Pool,
  log: FastifyBaseLogger,
  { every, bytes, quiet } = usual,
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
    // A checkpoint itself writes a little, so count from its end.
    checkpointed = await readPosition(pool)
    written = checkpointed
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'Checkpoint failed'))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
