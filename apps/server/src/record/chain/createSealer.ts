import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { HeadKeeper } from './keptHead.ts'
import type { ChainKeys } from './seal.ts'
import { LostHeadError, sealEntries } from './sealEntries.ts'

/** Processes that seal at the same moment refuse each other, but not so often in a row. */
const patience = 6

/**
 * Returns what the server does every ten seconds: it seals the entries that wait. While somebody
 * else holds the lock no entry gets a seal, and the log says so.
 */
export const createSealer = (
  database: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadKeeper,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let refused = 0
  return async () => {
    try {
      refused = (await sealEntries(database, keys, heads, new Date())) ? 0 : refused + 1
      if (refused > 0 && refused % patience === 0) {
        log.warn({ refused }, 'The record is not sealed: another process keeps its lock')
      }
    } catch (error) {
      if (error instanceof LostHeadError) {
        log.error({ head: error.head }, `The record is not sealed: ${error.message}`)
      } else log.warn({ err: error }, 'Sealing the record failed')
    }
  }
}
