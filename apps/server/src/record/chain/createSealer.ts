import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { ChainKeys } from './seal.ts'
import { sealEntries } from './sealEntries.ts'

/** Processes that seal at the same moment refuse each other, but not so often in a row. */
const patience = 6

/**
 * Returns what the server does every ten seconds: it seals the entries that wait. While somebody
 * else holds the lock no entry gets a seal, and the log says so.
 */
export const createSealer = (
  database: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let refused = 0
  return async () => {
    try {
      refused = (await sealEntries(database, keys)) ? 0 : refused + 1
      if (refused > 0 && refused % patience === 0) {
        log.warn({ refused }, 'The record is not sealed: another process keeps its lock')
      }
    } catch (error) {
      log.warn({ err: error }, 'Sealing the record failed')
    }
  }
}
