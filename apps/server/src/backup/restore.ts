import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, isNotNull, isNull } from 'drizzle-orm'
import { continueSerials, highestSerial } from '../documents/certificates/numbers.ts'
import { type AuditContext, audit } from '../kernel/audit.ts'
import { type JobQueue, type Jobs, jobNames } from '../kernel/jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newestMigration } from '../platform/database/migrationFiles.ts'
import { users } from '../platform/database/schema.ts'
import { openQueue } from '../platform/jobs/openQueue.ts'
import { createLog } from '../platform/log.ts'
import { describeFailure, StartError } from '../platform/startError.ts'
import { acceptBreaks } from '../record/chain/acceptBreaks.ts'
import { sealEntries } from '../record/chain/sealEntries.ts'
import { verifyRecord } from '../record/chain/verifyRecord.ts'
import { orderLift } from '../users/liftOrder.ts'
import { version } from '../version.ts'
import type { BackupSource, Progress } from './backup.ts'
import { checkRecord, checkRows, checkSignIn, countContent } from './checks.ts'
import { type ListedFile, listedFile, placeFiles } from './files.ts'
import { type Manifest, readManifest, sizesOf } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { liftLimits, storedTables, withoutTriggers, writeRows } from './tables.ts'
import { sha256, type Unwrap, unwrapWith } from './wrap.ts'

export interface RestoreOptions {
  /** The file with the private key of age, for an encrypted backup. */
  readonly identity?: string | undefined
  /** Keeps the files of the store: it is the deployment's own store, and only the database was lost. */
  readonly keepsFiles?: boolean
  /** Restores a record even if its chain has breaks. */
  readonly keepsBreaks?: boolean
}

/** The result of a restore. */
export interface Restored {
  readonly manifest: Manifest
  /** Whether there is an owner who can sign in. */
  readonly canSignIn: boolean
  /** The number of the next certificate. */
  readonly nextCertificate: number
  /** Whether DATA_DIR had the head of another chain. The operator must accept it. */
  readonly hasOtherHead: boolean
}

const decompress = promisify(gunzip)

/** Reads a part of a backup. @throws StartError if the part is missing or changed */
const takeLines = async (
  place: BackupPlace,
  unwrap: Unwrap,
  { name, sha256: hash }: Manifest['lists'][number],
): Promise<string[]> => {
  const bytes = await place.get(name)
  if (bytes && sha256(bytes) === hash) {
    return (await decompress(await unwrap(bytes))).toString().split('\n')
  }
  throw new StartError(
    `The part ${name} of the backup ${place.address} ${bytes ? 'was changed after the backup was made' : 'is missing'}`,
    'Copy the backup again, or use another one.',
  )
}

const demandEmpty = async (tx: Transaction): Promise<void> => {
  const { accounts, entries } = await countContent(tx)
  if (accounts === 0 && entries === 0) return
  throw new StartError(
    `The database is not empty: it has ${accounts} accounts and ${entries} entries of the record`,
    'Restore into a new database (DATABASE_URL), or a new folder (DATA_DIR).',
  )
}

/**
 * Queues the ends of bans and the certificates that members wait for. A backup does not contain the
 * queue, because its emails and notifications may have been sent since.
 */
const queueAgain = async (tx: Transaction, jobs: JobQueue, ctx: AuditContext): Promise<void> => {
  const banned = await tx
    .select({ id: users.id, until: users.bannedUntil })
    .from(users)
    .where(isNotNull(users.bannedUntil))
  for (const { id, until } of banned) if (until) await orderLift(tx, jobs, id, until)
  const ordered = await tx
    .select({ id: users.id, at: users.certificateOrderedAt })
    .from(users)
    .where(
      and(
        isNotNull(users.certificateOrderedAt),
        isNull(users.certificateSerial),
        isNull(users.deletedAt),
      ),
    )
  for (const { id: userId, at } of ordered) {
    if (!at) continue
    const { request } = ctx
    await jobs.add(tx, 'certificate', { userId, approvedAt: at.toISOString(), request })
  }
}

interface Restoring {
  readonly target: BackupSource
  readonly place: BackupPlace
  readonly manifest: Manifest
  readonly unwrap: Unwrap
  readonly options: RestoreOptions
  readonly ctx: AuditContext
  readonly onProgress: Progress
}

const loadTables = async (
  tx: Transaction,
  { place, manifest, unwrap, onProgress }: Restoring,
): Promise<void> => {
  for (const table of storedTables) {
    let count = 0
    for (const part of manifest.parts.filter((one) => one.table === table.name)) {
      const lines = await takeLines(place, unwrap, part)
      await writeRows(tx, table, lines)
      count += lines.length
      onProgress(`Rows of ${table.name}: ${count}`)
    }
  }
}

/**
 * Loads and checks the database in one transaction: after a failure, or if the process is killed, the
 * database stays empty.
 */
const restoreDatabase = async (
  restoring: Restoring,
  files: Iterable<string>,
): Promise<Pick<Restored, 'canSignIn' | 'nextCertificate'>> => {
  const { target, manifest, options, ctx, onProgress } = restoring
  const { database, keys } = target
  const queue = await openQueue<Jobs>(database, jobNames, createLog('warn'))
  try {
    return await database.db.transaction(async (tx) => {
      await liftLimits(tx)
      await demandEmpty(tx)
      await withoutTriggers(tx, () => loadTables(tx, restoring))
      onProgress('Checking rows, record and sign-in')
      await checkRows(tx, manifest)
      await checkRecord(tx, keys, manifest, { keepsBreaks: options.keepsBreaks ?? false })
      const canSignIn = await checkSignIn(tx, keys, ctx.now())
      const known = Math.max(manifest.certificates, highestSerial(files))
      const nextCertificate = await continueSerials(tx, known)
      await queueAgain(tx, queue, ctx)
      await audit(tx, ctx, {
        action: 'backup.restore',
        after: { madeAt: manifest.at, ...sizesOf(manifest) },
      })
      return { canSignIn, nextCertificate }
    })
  } finally {
    await queue.stop(0)
  }
}

/**
 * Stores the head of the restored chain, unless DATA_DIR already has a head, and seals the entries that
 * wait. Entries that had no seal in the backup get a late seal. This break is accepted at once, with an
 * entry in the record.
 * @returns whether DATA_DIR has the head of another chain
 */
const continueChain = async (
  { database, keys, heads }: BackupSource,
  { record }: Manifest,
  ctx: AuditContext,
): Promise<boolean> => {
  const stored = await heads.read()
  if (stored && stored.head !== record.head) return true
  const { head, links, accepted } = record
  await heads.write({ head, links, accepted })
  await sealEntries(database, keys.chain, heads, ctx.now())
  if (record.unsealed === 0) return false
  const { breaks } = await verifyRecord(database, keys, heads, ctx.now())
  if (breaks.length === 0) {
    await acceptBreaks(database, keys, heads, ctx)
    await sealEntries(database, keys.chain, heads, ctx.now())
  }
  return false
}

const takeFileList = async (
  place: BackupPlace,
  unwrap: Unwrap,
  { lists }: Manifest,
): Promise<ListedFile[]> => {
  const files: ListedFile[] = []
  for (const list of lists) {
    for (const line of await takeLines(place, unwrap, list)) {
      files.push(listedFile.parse(JSON.parse(line)))
    }
  }
  return files
}

/** Keeps the message of a StartError. For any other failure, adds that the restore was undone. */
const explain = (error: unknown): StartError =>
  error instanceof StartError
    ? error
    : new StartError(
        `The restore stopped: ${describeFailure(error)}`,
        'Database and files are unchanged. Mend the cause, then repeat the restore.',
      )

/** Copies the files, then the database. After a failure the copied files are removed. */
const restoreContent = async (
  restoring: Restoring,
): Promise<Pick<Restored, 'canSignIn' | 'nextCertificate'>> => {
  const { target, place, manifest, unwrap, options, onProgress } = restoring
  let copied = 0
  try {
    await target.database.db.transaction(demandEmpty)
    const files = await takeFileList(place, unwrap, manifest)
    const rule = { keepsFiles: options.keepsFiles ?? false }
    const onFile = () => {
      copied += 1
      onProgress(`Files: ${copied} of ${files.length}`)
    }
    return await placeFiles(target.files, place, unwrap, files, rule, onFile, (present) =>
      restoreDatabase(restoring, [...present, ...files.map(({ key }) => key)]),
    )
  } catch (error) {
    throw explain(error)
  }
}

/**
 * Restores a backup into an empty deployment. Files are copied and compared first; then the database is
 * loaded, checked and committed as a whole. A failure leaves the deployment unchanged.
 * @throws StartError with the remedy
 */
export const restoreBackup = async (
  target: BackupSource,
  place: BackupPlace,
  options: RestoreOptions,
  ctx: AuditContext,
  onProgress: Progress,
): Promise<Restored> => {
  const { config, keys } = target
  const schema = newestMigration(config.migrationsDir)
  const manifest = await readManifest(place, keys.backup, { version, schema })
  const unwrap = await unwrapWith(options.identity, manifest)
  const content = await restoreContent({
    target,
    place,
    manifest,
    unwrap,
    options,
    ctx,
    onProgress,
  })
  const hasOtherHead = await continueChain(target, manifest, ctx)
  return { manifest, hasOtherHead, ...content }
}
