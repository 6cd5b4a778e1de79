import { readConfig } from '../config/config.ts'
import { jobNames } from '../kernel/jobs.ts'
import { withMigrator } from '../platform/database/database.ts'
import {
  contractDatabase,
  expandDatabase,
  type MigrationPlan,
  planMigration,
} from '../platform/database/migrate.ts'
import { openQueue } from '../platform/jobs/openQueue.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/startError.ts'
import type { Values } from './commandLine.ts'

const list = (names: readonly string[]): string => names.join(', ') || 'nothing'

const describePlan = ({ expand, contract, otherVersions }: MigrationPlan): string => {
  const isWaiting = contract.length > 0 && otherVersions.length > 0
  const wait = isWaiting ? `, after version ${otherVersions.join(', ')} has ended` : ''
  return `To expand: ${list(expand)}.\nTo contract: ${list(contract)}${wait}.`
}

const onProgress = (words: string): void => {
  process.stderr.write(`${words}\n`)
}

/** The command `migrate`. @throws StartError without PostgreSQL, or without one of its options */
export const migrateCommand = async ({ plan, expand, contract }: Values): Promise<string> => {
  const config = readConfig()
  if (config.databaseUrl === undefined) {
    throw new StartError(
      'A server with the embedded database migrates it at its start',
      'Set DATABASE_URL to migrate PostgreSQL.',
    )
  }
  if ([plan, expand, contract].filter(Boolean).length !== 1) {
    throw new StartError('migrate takes one option', 'Add --plan, --expand or --contract.')
  }
  return withMigrator(config.databaseUrl, async (pool) => {
    if (expand) {
      await expandDatabase(pool, config, onProgress)
      // A server whose role may not change tables finds those of the queue up to date.
      const queue = await openQueue({ pool, embedded: false }, jobNames, createLog('warn'))
      await queue.stop(0)
    }
    if (contract) await contractDatabase(pool, config, onProgress)
    return describePlan(await planMigration(pool, config))
  })
}
