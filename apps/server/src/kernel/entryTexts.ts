import { createHash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Executor } from '../platform/database/database.ts'
import {
  type auditEntries,
  entryTexts,
  type StoredFields,
  textKeys,
} from '../platform/database/schema.ts'
import { decrypt, encrypt } from '../platform/encrypt.ts'
import { StartError } from '../platform/startError.ts'

/* Words and addresses of people leave an entry when it is written. They are stored in a table of their
   own, encrypted with a key for each owner (AES-256-GCM), and the entry has a hash of what was stored.
   The seal of the entry covers that hash. So a text can be erased, by deleting its key, and the chain
   still proves who did what and when. */

/** Encrypts the keys of texts with the key of the deployment. */
export interface TextVault {
  seal(plain: string, owner: string): { readonly text: string; readonly keyId: string }
  /** Undefined if the key is missing, the owner differs or the text was changed. */
  open(sealed: { readonly text: string; readonly keyId: string }, owner: string): string | undefined
}

/** Fields of an entry with their texts. */
export type Fields = Readonly<Record<string, unknown>>

/** An entry as it is stored, without its texts. */
export type StoredEntry = typeof auditEntries.$inferSelect

/** What an entry stores apart. */
interface Texts {
  readonly reason?: string
  readonly before?: Fields
  readonly after?: Fields
}

/**
 * The fields whose strings are codes, ids, moments and hashes. All other strings may be words or
 * addresses of people, so a new field is erasable until it is named here.
 */
const plainFields: ReadonlySet<string> = new Set([
  'address',
  'appealed',
  'badgeRequestStatus',
  'bannedUntil',
  'breaks',
  'createdAt',
  'date',
  'from',
  'head',
  'id',
  'invitationId',
  'isVerified',
  'kind',
  'list',
  'madeAt',
  'maskedEmail',
  'path',
  'period',
  'price',
  'publishedAt',
  'role',
  'search',
  'serial',
  'sort',
  'status',
  'subject',
  'teamRole',
  'to',
  'type',
  'updatedAt',
  'userId',
])

type Plain = StoredFields[string]

const isPlain = (name: string, value: unknown): value is Plain =>
  value === null || typeof value === 'boolean' || typeof value === 'number' || plainFields.has(name)

/** Separates the plain fields from the texts. */
const split = (
  fields: Fields | undefined,
): { stored: StoredFields | null; texts: Fields | undefined } => {
  if (!fields) return { stored: null, texts: undefined }
  const texts: Record<string, unknown> = {}
  const stored: Record<string, Plain> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (isPlain(name, value)) stored[name] = value
    else {
      texts[name] = value
      stored[name] = { isText: true }
    }
  }
  return { stored, texts: Object.keys(texts).length > 0 ? texts : undefined }
}

/** The fields of a new entry, and its texts as JSON; undefined without any. */
export const separateTexts = (entry: {
  readonly reason: string | null
  readonly before?: Fields | undefined
  readonly after?: Fields | undefined
}): {
  readonly before: StoredFields | null
  readonly after: StoredFields | null
  readonly plain: string | undefined
} => {
  const before = split(entry.before)
  const after = split(entry.after)
  const texts: Texts = {
    ...(entry.reason !== null && { reason: entry.reason }),
    ...(before.texts && { before: before.texts }),
    ...(after.texts && { after: after.texts }),
  }
  const plain = Object.keys(texts).length > 0 ? JSON.stringify(texts) : undefined
  return { before: before.stored, after: after.stored, plain }
}

/** The hash of a stored text. With the id of its key, so that no text gets the key of another owner. */
export const textHashOf = (textKeyId: string, text: string): string =>
  createHash('sha256').update(`${textKeyId}\n${text}`).digest('hex')

type StoredKey = typeof textKeys.$inferSelect

/** What a wrapped key is bound to, so that no owner gets the key of another. */
const bindingOf = ({ id, owner }: Pick<StoredKey, 'id' | 'owner'>): string => `text ${id} ${owner}`

/** The key of an owner; undefined if no configured key opens it, or it was changed. */
export const unwrapKey = (vault: Pick<TextVault, 'open'>, key: StoredKey): Buffer | undefined => {
  const { wrapped: text, keyId } = key
  const opened = vault.open({ text, keyId }, bindingOf(key))
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url')
}

/** Wraps the key of an owner with the current key of the deployment. */
export const wrapKey = (
  vault: Pick<TextVault, 'seal'>,
  key: Buffer,
  names: Pick<StoredKey, 'id' | 'owner'>,
): Pick<StoredKey, 'wrapped' | 'keyId'> => {
  const { text: wrapped, keyId } = vault.seal(key.toString('base64url'), bindingOf(names))
  return { wrapped, keyId }
}

/** A text of the record, or its key, cannot be opened. */
class TextKeyError extends StartError {
  constructor(owner: string) {
    super(
      `The texts of the record about ${owner} cannot be opened`,
      'Add the key that encrypted them to SECRET_KEY_PREVIOUS, and run `record:verify`: it names what was changed.',
    )
  }
}

/**
 * The key of an owner, made at the first text. Locked until the transaction ends, so that an erasure
 * waits for the text, and a text never gets a key that is being erased.
 */
const keyOf = async (
  tx: Executor,
  vault: TextVault,
  owner: string,
): Promise<{ readonly id: string; readonly key: Buffer }> => {
  for (;;) {
    const [found] = await tx
      .select()
      .from(textKeys)
      .where(eq(textKeys.owner, owner))
      .for('key share')
    if (found) {
      const key = unwrapKey(vault, found)
      if (!key) throw new TextKeyError(owner)
      return { id: found.id, key }
    }
    const id = v7()
    const key = randomBytes(32)
    const [made] = await tx
      .insert(textKeys)
      .values({ id, owner, ...wrapKey(vault, key, { id, owner }) })
      .onConflictDoNothing()
      .returning({ id: textKeys.id })
    if (made) return { id, key }
  }
}

/**
 * Stores the text of an entry. Call it in the transaction of the entry.
 * @returns the hash for the entry
 */
export const storeText = async (
  tx: Executor,
  vault: TextVault,
  {
    entryId,
    owner,
    at,
    plain,
  }: {
    readonly entryId: string
    readonly owner: string
    readonly at: Date
    readonly plain: string
  },
): Promise<string> => {
  const { id: textKeyId, key } = await keyOf(tx, vault, owner)
  const text = encrypt(key, plain, entryId)
  await tx.insert(entryTexts).values({ entryId, textKeyId, at, text })
  return textHashOf(textKeyId, text)
}

/** An entry with its texts. */
export interface AuditRow extends Omit<StoredEntry, 'before' | 'after'> {
  readonly before: Fields | null
  readonly after: Fields | null
  /** The reason that the person gave. Never logged. */
  readonly reason: string | null
  /** Whether its texts were erased. */
  readonly isErased: boolean
}

const isMarker = (value: Plain): boolean =>
  typeof value === 'object' && value !== null && 'isText' in value

const join = (stored: StoredFields | null, texts: Fields | undefined): Fields | null =>
  stored &&
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      isMarker(value) ? (texts?.[name] ?? null) : value,
    ]),
  )

/** An entry together with its texts, as JSON; undefined if it has none or they were erased. */
export const withTexts = (entry: StoredEntry, plain: string | undefined): AuditRow => {
  const texts: Texts = plain === undefined ? {} : JSON.parse(plain)
  return {
    ...entry,
    before: join(entry.before, texts.before),
    after: join(entry.after, texts.after),
    reason: texts.reason ?? null,
    isErased: entry.textHash !== null && plain === undefined,
  }
}

/**
 * Reads the texts of entries. Every page of the record and every email about an entry needs them.
 * @throws TextKeyError when a text is there and no configured key opens it
 */
export const openTexts = async (
  db: Executor,
  vault: Pick<TextVault, 'open'>,
  entries: readonly StoredEntry[],
): Promise<AuditRow[]> => {
  const ids = entries.flatMap(({ id, textHash }) => (textHash === null ? [] : id))
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ text: entryTexts, key: textKeys })
          .from(entryTexts)
          .innerJoin(textKeys, eq(textKeys.id, entryTexts.textKeyId))
          .where(inArray(entryTexts.entryId, ids))
  const keys = new Map<string, Buffer | undefined>()
  const opened = found.map(({ text: { entryId, text }, key }): [string, string] => {
    if (!keys.has(key.id)) keys.set(key.id, unwrapKey(vault, key))
    const unwrapped = keys.get(key.id)
    const plain = unwrapped && decrypt(unwrapped, text, entryId)
    if (plain === undefined) throw new TextKeyError(key.owner)
    return [entryId, plain]
  })
  const plain = new Map(opened)
  return entries.map((entry) => withTexts(entry, plain.get(entry.id)))
}
