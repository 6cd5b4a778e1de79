import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Keys } from '../auth/keys.ts'
import type { Config } from '../config/config.ts'
import { lastSerial } from '../documents/certificates/numbers.ts'
import type { OpenDatabase, Transaction } from '../platform/database/database.ts'
import { newestMigration } from '../platform/database/migrationFiles.ts'
import { auditSeals, auditUnsealed } from '../platform/database/schema.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { describeFailure, StartError } from '../platform/startError.ts'
import { beginning } from '../record/chain/checkLinks.ts'
import { headOf } from '../record/chain/seal.ts'
import { sealEntries } from '../record/chain/sealEntries.ts'
import { HeadFileError, type HeadStore } from '../record/chain/storedHead.ts'
import { version } from '../version.ts'
import { copyFiles, type ListedFile } from './files.ts'
import { type Manifest, manifestName, writeManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { liftLimits, readRows, storedTables } from './tables.ts'
import { sha256, type Wrapping } from './wrap.ts'

/** The parts of a deployment that a backup reads. */
export interface BackupSource {
  readonly config: Pick<Config, 'migrationsDir'>
  readonly database: OpenDatabase
  readonly files: FileStore
  readonly keys: Keys
  readonly heads: HeadStore
}

/** Called with the progress of a backup or restore, as text. */
export type Progress = (words: string) => void

const compress = promisify(gzip)

/** Characters of a part before compression. Limits the memory that a backup needs. */
const partSize = 8 * 1024 * 1024

type Part = Omit<Manifest['parts'][number], 'table'>

/** Writes lines into compressed parts. @returns the parts */
const writeLines = async (
  place: BackupPlace,
  { wrap }: Wrapping,
  name: string,
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<Part[]> => {
  const parts: Part[] = []
  let lines: string[] = []
  let size = 0
  const write = async (): Promise<void> => {
    if (lines.length === 0) return
    const bytes = await wrap(Buffer.from(await compress(lines.join('\n'))))
    const part = `${name}/${String(parts.length + 1).padStart(6, '0')}.jsonl.gz`
    await place.put(part, bytes)
    parts.push({ name: part, size: bytes.length, sha256: sha256(bytes) })
    lines = []
    size = 0
  }
  for await (const batch of batches) {
    for (const line of batch) {
      lines.push(line)
      size += line.length
      if (size >= partSize) await write()
    }
  }
  await write()
  return parts
}

/** The chain of the record in this snapshot. */
const readChain = async (tx: Transaction, heads: HeadStore): Promise<Manifest['record']> => {
  const { rows } = await tx.execute<{ position: number; seal: string }>(
    sql`select position::int, seal from audit_seals order by position desc limit 1`,
  )
  const { position, seal } = rows[0] ?? beginning
  const stored = await heads.read().catch((error: unknown) => {
    // A damaged file must not prevent a backup: the nightly verification reports the damage.
    if (error instanceof HeadFileError) return error.known
    throw error
  })
  return {
    head: headOf(position, seal),
    links: await tx.$count(auditSeals),
    accepted: [...(stored?.accepted ?? [])],
    unsealed: await tx.$count(auditUnsealed),
  }
}

type Snapshot = Pick<Manifest, 'at' | 'rows' | 'parts' | 'record'>

/** Copies the tables in one snapshot. Writers are not locked out. */
const copyTables = (
  { database: { db }, heads }: BackupSource,
  place: BackupPlace,
  wrapping: Wrapping,
  onProgress: Progress,
): Promise<Snapshot> =>
  db.transaction(
    async (tx) => {
      await liftLimits(tx)
      const { rows: moments } = await tx.execute<{ at: string }>(
        sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
      )
      const record = await readChain(tx, heads)
      const rows: Record<string, number> = {}
      const parts: Manifest['parts'] = []
      for (const table of storedTables) {
        let count = 0
        const counted = async function* () {
          for await (const batch of readRows(tx, table)) {
            count += batch.length
            onProgress(`Rows of ${table.name}: ${count}`)
            yield batch
          }
        }
        const name = `rows/${table.name}`
        for (const part of await writeLines(place, wrapping, name, counted())) {
          parts.push({ ...part, table: table.name })
        }
        rows[table.name] = count
      }
      return { at: moments[0]?.at ?? '', rows, parts, record }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const copyAll = async (
  source: BackupSource,
  place: BackupPlace,
  wrapping: Wrapping,
  onProgress: Progress,
): Promise<Manifest> => {
  const { config, database, files: store, keys, heads } = source
  const since = new Date()
  const known = new Map<string, ListedFile>()
  const copy = () =>
    copyFiles(store, place, wrapping, { known, since }, () => onProgress(`Files: ${known.size}`))
  await copy()
  // Seal first: entries without a seal would get a late seal after a restore. The server logs failures
  // of sealing itself, so a failure here does not stop the backup.
  await sealEntries(database, keys.chain, heads, new Date()).catch(() => false)
  const snapshot = await copyTables(source, place, wrapping, onProgress)
  await copy()
  const listed = [...known.values()]
  const lists = await writeLines(
    place,
    wrapping,
    'lists/files',
    listed.map((file) => [JSON.stringify(file)]),
  )
  return writeManifest(place, keys.backup, {
    version,
    schema: newestMigration(config.migrationsDir),
    isEncrypted: wrapping.isEncrypted,
    ...snapshot,
    lists,
    files: { count: listed.length, bytes: listed.reduce((sum, { size }) => sum + size, 0) },
    certificates: await lastSerial(database.db),
  })
}

/**
 * Makes a backup: all rows in one snapshot, and the files of the store. The manifest comes last, so that
 * an incomplete backup is recognised.
 * @throws StartError if the place already has a backup, or if copying fails
 */
export const makeBackup = async (
  source: BackupSource,
  place: BackupPlace,
  wrapping: Wrapping,
  onProgress: Progress,
): Promise<Manifest> => {
  if (await place.get(manifestName)) {
    throw new StartError(`${place.address} already has a backup`, 'Choose another place.')
  }
  try {
    return await copyAll(source, place, wrapping, onProgress)
  } catch (error) {
    throw new StartError(
      `The backup in ${place.address} is incomplete: ${describeFailure(error)}`,
      'Remove it, mend the cause and repeat the backup. `restore` refuses an incomplete backup.',
    )
  }
}
