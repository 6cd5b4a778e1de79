import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Keys } from '../auth/keys.ts'
import type { Config } from '../config/config.ts'
import { type AuditContext, audit } from '../kernel/audit.ts'
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { prepareDataFolder } from '../platform/dataFolder.ts'
import { openFiles } from '../platform/files/openFiles.ts'
import { createLog } from '../platform/log.ts'
import { describeFailure, StartError } from '../platform/startError.ts'
import { createHeadStore } from '../record/chain/storedHead.ts'
import { type BackupSource, makeBackup, type Progress } from './backup.ts'
import { type Manifest, sizesOf } from './manifest.ts'
import { createFolderPlace } from './place.ts'
import { restoreBackup } from './restore.ts'
import { quote } from './tables.ts'
import { wrapFor } from './wrap.ts'

/** The key of the advisory lock: 'drill' in ASCII. */
const lockKey = 0x6472696c6c

/** A temporary database for the restore. */
interface Scratch {
  readonly databaseUrl: string | undefined
  remove(): Promise<void>
}

/** The prefix of this deployment's drill databases: several deployments may share a server. */
const prefixOf = (databaseUrl: string): string =>
  `${decodeURIComponent(new URL(databaseUrl).pathname.slice(1)).slice(0, 24)}_drill_`

/**
 * Creates a database beside that of the deployment, on the same server. A schema
 * in the same database would not do: the functions of the product name the schema `public`, so that
 * functions in another schema cannot replace them.
 * @throws StartError if the role may not create databases
 */
const createScratch = async (
  { pool }: OpenDatabase,
  databaseUrl: string | undefined,
): Promise<Scratch> => {
  // A folder of its own is enough for the embedded database.
  if (databaseUrl === undefined) return { databaseUrl, remove: async () => undefined }
  const prefix = prefixOf(databaseUrl)
  const drop = (name: string) => pool.query(`drop database if exists ${quote(name)} with (force)`)
  const { rows } = await pool.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  // Remove the databases of killed drills. This drill has the lock, so these cannot be in use.
  for (const { datname } of rows) await drop(datname)
  const name = `${prefix}${randomUUID().slice(0, 8)}`
  await pool.query(`create database ${quote(name)}`).catch((error: unknown) => {
    throw new StartError(
      `The drill cannot create a database for the restore: ${describeFailure(error)}`,
      'Allow the role of DATABASE_URL to create databases: `alter role NAME createdb`.',
    )
  })
  const url = new URL(databaseUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return {
    databaseUrl: url.href,
    remove: async () => {
      await drop(name)
    },
  }
}

/** Makes a folder for the copies of this drill. Removes the folders of killed drills. */
const makeFolder = async (dataDir: string): Promise<string> => {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('drill-')) await rm(path.join(dataDir, name), { recursive: true })
  }
  return mkdtemp(path.join(dataDir, 'drill-'))
}

/** What a drill works on. */
export interface Drilled {
  readonly source: BackupSource & { readonly config: Config }
  readonly keys: Keys
  readonly ctx: AuditContext
  readonly onProgress: Progress
}

/** Backs up into a folder, restores the backup beside the deployment, and removes both. */
const tryRestore = async ({ source, keys, ctx, onProgress }: Drilled): Promise<Manifest> => {
  const { config, database } = source
  await prepareDataFolder(config.dataDir)
  const folder = await makeFolder(config.dataDir)
  let scratch: Scratch | undefined
  try {
    const place = createFolderPlace(path.join(folder, 'backup'))
    const manifest = await makeBackup(source, place, wrapFor(undefined), onProgress)
    scratch = await createScratch(database, config.databaseUrl)
    const { databaseUrl } = scratch
    const dataDir = path.join(folder, 'restored')
    const target = { ...config, databaseUrl, dataDir, migrates: true, s3: undefined }
    const restored = await openDatabase(target, createLog('silent'))
    try {
      await restoreBackup(
        {
          config: target,
          database: restored,
          files: openFiles(target, keys),
          keys,
          heads: createHeadStore(dataDir),
        },
        place,
        {},
        ctx,
        onProgress,
      )
    } finally {
      await restored.close()
    }
    return manifest
  } finally {
    // The folder holds documents of members: remove it even if the database stays.
    try {
      await scratch?.remove()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Proves that the deployment can be restored: makes a backup, restores it into a temporary database
 * and folder, checks it, and removes both. Both success and failure are recorded as an entry.
 * @throws StartError if the restore fails, or while another drill runs
 */
export const runDrill = async (drilled: Drilled): Promise<Manifest> => {
  const { database } = drilled.source
  const client = database.embedded ? undefined : await database.pool.connect()
  try {
    const held = await client?.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lockKey,
    ])
    if (held && !held.rows[0]?.held) {
      throw new StartError('Another drill is running', 'Wait until the record shows its result.')
    }
    const started = Date.now()
    const secondsSince = () => ({ seconds: Math.round((Date.now() - started) / 1000) })
    const record = (action: 'backup.drill' | 'backup.drill-fail', after: object) =>
      audit(database.db, drilled.ctx, { action, after: { ...after, ...secondsSince() } })
    try {
      const manifest = await tryRestore(drilled)
      await record('backup.drill', { madeAt: manifest.at, ...sizesOf(manifest) })
      return manifest
    } catch (error) {
      // While the database is down, this entry fails too: report the first failure.
      await record('backup.drill-fail', {}).catch(() => undefined)
      throw error
    }
  } finally {
    // `true` closes the connection, which releases the lock.
    client?.release(true)
  }
}
