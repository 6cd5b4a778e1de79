import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { StartError } from '../../platform/startError.ts'
import type { ChainKeys } from './seal.ts'
import { sealEntries } from './sealEntries.ts'
import type { HeadStore } from './storedHead.ts'

/**
 * Failed attempts in a row before a warning. Two processes that seal at the same moment block each
 * other only once or twice.
 */
const warnAfter = 6

/**
 * Returns the job that seals new entries, for every ten seconds. It logs a warning when another
 * process prevents that for a minute. A call during another one waits for that one.
 */
export const createSealer = (
  database: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadStore,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let refused = 0
  let running: Promise<void> | undefined
  const seal = async (): Promise<void> => {
    try {
      refused = (await sealEntries(database, keys, heads, new Date())) ? 0 : refused + 1
      if (refused > 0 && refused % warnAfter === 0) {
        log.warn({ refused }, 'The record is not sealed: another process seals it')
      }
    } catch (error) {
      if (error instanceof StartError) log.error(`The record is not sealed: ${error.message}`)
      else log.warn({ err: error }, 'Sealing the record failed')
    }
  }
  return () => {
    running ??= seal().finally(() => {
      running = undefined
    })
    return running
  }
}
