import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { z } from 'zod'
import { findAccountByEmail } from '../auth/accounts.ts'
import { openKeys } from '../auth/openKeys.ts'
import { type Config, readConfig } from '../config/config.ts'
import { type Database, type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { FolderInUse } from '../platform/database/folderLock.ts'
import { openFiles } from '../platform/files/openFiles.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/startError.ts'
import { openOutgoing } from './outgoing.ts'

/* What the commands for operators share. */

/** The operator, for the audit log. */
export const operator = async () => ({
  actor: undefined,
  now: () => new Date(),
  request: { id: `cli-${v7()}`, ip: 'local' },
  vault: await openKeys(readConfig()),
})

/** The account name on this machine, or its number if a container has no name for it. */
export const operatorName = (): string => {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/**
 * Opens the database for one command. The embedded database serves one process at a time.
 * @throws StartError that says how to run the command, if a server has it
 */
export const withDatabase = async (
  work: (db: Database, database: OpenDatabase) => Promise<string>,
): Promise<string> => {
  const database = await openDatabase(readConfig(), createLog('warn')).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    throw new StartError(
      `A running server has the embedded database (process ${error.pid})`,
      `Stop it with \`kill ${error.pid}\`, run this command again, then start the server again.`,
    )
  })
  try {
    return await work(database.db, database)
  } finally {
    await database.close()
  }
}

/** The store of uploads, with a random signing key, because no command creates a link. */
export const openStore = (config: Config) => openFiles(config, { uploads: [randomBytes(32)] })

/** The queue, for adding jobs that a running server executes. */
export const openJobs = (database: OpenDatabase) => {
  const config = readConfig()
  return openOutgoing({ config, database, files: openStore(config), log: createLog('warn') })
}

/** The options of all commands. */
export const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  all: { type: 'boolean' },
  remove: { type: 'boolean' },
  head: { type: 'string' },
  subject: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  category: { type: 'string' },
  territory: { type: 'string' },
  recipient: { type: 'string' },
  identity: { type: 'string' },
  plan: { type: 'boolean' },
  expand: { type: 'boolean' },
  contract: { type: 'boolean' },
  'keep-files': { type: 'boolean' },
  'with-breaks': { type: 'boolean' },
  'with-ip': { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

/** The given options. */
export type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** @throws StartError for a missing option */
export const demand = (value: string | undefined, name: string): string => {
  if (value?.trim()) return value.trim()
  throw new StartError(`--${name} is missing`, 'See `help` for its usage.')
}

/** The option --email. @throws StartError */
export const demandEmail = (values: Values): string => {
  const email = z.email().safeParse(demand(values.email, 'email').toLowerCase())
  if (email.success) return email.data
  throw new StartError(`"${values.email}" is not an email address`, 'Correct --email.')
}

/** @throws StartError for an address without an account */
export const demandAccount = async (db: Database, email: string) => {
  const account = await findAccountByEmail(db, email)
  if (account) return account
  throw new StartError(`There is no account with the address ${email}`, 'Check the spelling.')
}

/** @throws StartError for a value that is too long for the database */
export const demandLength = (value: string, name: string, maxLength: number): string => {
  const { length } = [...value]
  if (length <= maxLength) return value
  throw new StartError(`--${name} has ${length} characters`, `Shorten it to ${maxLength}.`)
}
