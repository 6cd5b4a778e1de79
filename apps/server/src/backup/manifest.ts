import canonicalize from 'canonicalize'
import { z } from 'zod'
import type { Keys } from '../auth/keys.ts'
import { createSigner } from '../platform/signer.ts'
import { StartError } from '../platform/startError.ts'
import { headPattern } from '../record/chain/seal.ts'
import type { BackupPlace } from './place.ts'

/** The name of the file that is written last: a backup without this file is incomplete. */
export const manifestName = 'manifest.json'

/** The newest format of backups that this server writes and reads. */
const format = 1

const stored = {
  name: z.string(),
  /** Bytes and SHA-256 of the file in the backup, after compression and encryption. */
  size: z.int(),
  sha256: z.string(),
}

const manifestSchema = z.object({
  format: z.literal(format),
  /** The version of the server that made the backup. */
  version: z.string(),
  /** The creation time of the database's newest migration, in milliseconds. */
  schema: z.int(),
  /** The fingerprint of SECRET_KEY. A backup never contains the key itself. */
  key: z.string(),
  isEncrypted: z.boolean(),
  /** The moment of the snapshot of the database. */
  at: z.iso.datetime(),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** The rows of the tables, in the order of insertion. */
  parts: z.array(z.object({ ...stored, table: z.string() })),
  /** The lists of the files, each line with its key, size and SHA-256. */
  lists: z.array(z.object(stored)),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The chain of the record at the snapshot. */
  record: z.object({
    head: z.string().regex(headPattern),
    links: z.int(),
    /** The names of the findings that an operator had accepted. */
    accepted: z.array(z.string()),
    /** The number of entries that had no seal yet. */
    unsealed: z.int(),
  }),
  /** The highest certificate number. */
  certificates: z.int(),
  /** A keyed hash of everything above: changing a backup requires SECRET_KEY. */
  seal: z.string(),
})

/** The content of a backup, and the conditions for restoring it. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>

/** The sizes of a backup, for an entry of the record. */
export const sizesOf = ({ rows, files, record }: Manifest) => ({
  accounts: rows.users ?? 0,
  entries: record.links + record.unsealed,
  files: files.count,
  bytes: files.bytes,
})

type BackupKeys = Keys['backup']

const signerOf = ([{ key }, ...previous]: BackupKeys) =>
  createSigner([key, ...previous.map((one) => one.key)])

/** The text that the seal covers: canonical JSON (RFC 8785). */
const textOf = (manifest: Omit<Manifest, 'seal'>): string => canonicalize(manifest) ?? ''

/** Writes the manifest. This completes the backup. */
export const writeManifest = async (
  place: BackupPlace,
  keys: BackupKeys,
  content: Omit<Manifest, 'format' | 'key' | 'seal'>,
): Promise<Manifest> => {
  const unsealed = { ...content, format, key: keys[0].id } as const
  const manifest = { ...unsealed, seal: signerOf(keys).sign(textOf(unsealed)) }
  await place.put(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)))
  return manifest
}

/** The fields that every later format keeps, so that an older server can name the version to use. */
const headerSchema = z.object({ format: z.int(), version: z.string(), schema: z.int() })

const damaged = (address: string): StartError =>
  new StartError(
    `The manifest of the backup ${address} is damaged`,
    'Use another backup: the manifest was changed after the backup was made.',
  )

const parse = (bytes: Buffer, address: string): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw damaged(address)
  }
}

/** Refuses a backup whose tables are not those of this server. */
const demandVersion = (
  { format: made, version, schema }: z.infer<typeof headerSchema>,
  server: { readonly version: string; readonly schema: number },
): void => {
  if (made > format || schema > server.schema) {
    throw new StartError(
      `The backup was made by a newer version of the server (${version}; this server is ${server.version})`,
      `Restore it with version ${version}.`,
    )
  }
  if (schema < server.schema) {
    throw new StartError(
      `The backup was made by an older version of the server (${version}; this server is ${server.version})`,
      `Restore it with version ${version}, then start this version, which migrates the database.`,
    )
  }
}

/** Refuses a backup of another SECRET_KEY: its second factors, record and texts could not be decrypted. */
const demandKey = (manifest: Manifest, keys: BackupKeys, address: string): void => {
  if (!keys.some(({ id }) => id === manifest.key)) {
    throw new StartError(
      `The backup belongs to another SECRET_KEY (fingerprint ${manifest.key}; this server has ${keys.map(({ id }) => id).join(', ')})`,
      'Set SECRET_KEY to the key that the backup was made with, or add that key to SECRET_KEY_PREVIOUS.',
    )
  }
  const { seal, ...unsealed } = manifest
  if (!signerOf(keys).verifies(textOf(unsealed), seal)) throw damaged(address)
}

/**
 * Reads the manifest of a backup.
 * @param server the version of this server, and its newest migration
 * @throws StartError if the backup is incomplete or changed, or belongs to another key or version
 */
export const readManifest = async (
  place: BackupPlace,
  keys: BackupKeys,
  server: { readonly version: string; readonly schema: number },
): Promise<Manifest> => {
  const bytes = await place.get(manifestName)
  if (!bytes) {
    throw new StartError(
      `There is no complete backup in ${place.address}: ${manifestName} is missing`,
      'Name the folder of one backup. If this is the folder of a backup, the backup is incomplete: use an earlier backup.',
    )
  }
  const content = parse(bytes, place.address)
  const header = headerSchema.safeParse(content)
  if (!header.data) throw damaged(place.address)
  demandVersion(header.data, server)
  const { data } = manifestSchema.safeParse(content)
  if (!data) throw damaged(place.address)
  demandKey(data, keys, place.address)
  return data
}
