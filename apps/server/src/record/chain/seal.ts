import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import { asc, eq, gt } from 'drizzle-orm'
import type { Keys } from '../../auth/keys.ts'
import { viewActions } from '../../kernel/auditActions.ts'
import type { StoredEntry } from '../../kernel/entryTexts.ts'
import type { Executor } from '../../platform/database/database.ts'
import { auditEntries, auditSeals } from '../../platform/database/schema.ts'

/* Every entry of the audit log is a link of a chain: its seal is a keyed hash (HMAC) of the entry
   and of the previous seal, so that a changed or removed entry breaks the chain at its place.
   Repairing the chain takes the key, which is not in the database.

   A job makes the seals, seconds after the commit. If the transaction of each action made its seal,
   it would have to wait for the previous transaction: one lock for all changes of the server. */

export type ChainKeys = Keys['chain']

/** The seal before the first one. */
export const noSeal = ''

/** All fields of an entry, in a fixed order. */
export const contentOf = (entry: StoredEntry): unknown[] => [
  entry.id,
  entry.at.toISOString(),
  entry.actorId,
  entry.action,
  entry.subjectId,
  entry.before,
  entry.after,
  entry.textOwner,
  entry.textHash,
  entry.undoes,
  entry.requestId,
  entry.ip,
]

interface Link {
  readonly position: number
  /** The seal of the link before. */
  readonly before: string
  readonly entryId: string
  /** Part of the seal, so that an entry that was backdated and then sealed stands out. */
  readonly sealedAt: Date
  /** The digest of a view, see `viewDigestOf`; null for every other entry. */
  readonly viewDigest: string | null
  /** Null if the entry was removed before it got its seal. Its position in the chain remains. */
  readonly entry: StoredEntry | null
}

/** A keyed hash of canonical JSON (RFC 8785): PostgreSQL does not preserve the order of JSON fields. */
const hashOf = (key: Buffer, content: unknown): string =>
  createHmac('sha256', key)
    .update(canonicalize(content) ?? '')
    .digest('base64url')

const views: ReadonlySet<string> = new Set(viewActions)

/**
 * The keyed hash that remains when a view ends. It does not reveal the viewer or the member. The seal
 * of a view covers this hash instead of the entry. Null for every other entry.
 */
export const viewDigestOf = (key: Buffer, entry: StoredEntry | null): string | null =>
  entry && views.has(entry.action) ? hashOf(key, ['view', ...contentOf(entry)]) : null

export const sealOf = (
  key: Buffer,
  { position, before, entryId, sealedAt, viewDigest, entry }: Link,
): string => {
  const content = viewDigest === null ? entry && contentOf(entry) : { view: viewDigest }
  return hashOf(key, [before, position, entryId, sealedAt.toISOString(), content])
}

/** A year ago: views from before this time end. */
export const endOfViews = (now: Date): Date => {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() - 1)
  return end
}

/** A head as text: the position and the seal of the last link. */
export const headOf = (position: number, seal: string): string => `${position}.${seal}`

/** A head, as `headOf` writes it. */
export const headPattern = /^(0\.|[1-9]\d{0,14}\.[\w-]{43})$/

/** The position and the seal of a head. Undefined if the text is not one. */
export const parseHead = (head: string): { position: number; seal: string } | undefined => {
  const [position = '', seal = ''] = head.split('.')
  return headPattern.test(head) ? { position: Number(position), seal } : undefined
}

/** Whether the chain contains an earlier head. */
export const containsHead = async (db: Executor, head: string): Promise<boolean> => {
  const wanted = parseHead(head)
  if (!wanted || wanted.position === 0) return wanted !== undefined
  const [link] = await db
    .select({ seal: auditSeals.seal })
    .from(auditSeals)
    .where(eq(auditSeals.position, wanted.position))
  return link?.seal === wanted.seal
}

/** How many links are read or sealed at once. */
export const batchSize = 1000

/** The advisory lock that a process holds while it extends the chain. */
export const lockId = 0x5ea1

/** The next links after a position, each with its entry. */
export const readLinks = (db: Executor, after: number, maxLinks = batchSize) =>
  db
    .select({ link: auditSeals, entry: auditEntries })
    .from(auditSeals)
    .leftJoin(auditEntries, eq(auditEntries.id, auditSeals.entryId))
    .where(gt(auditSeals.position, after))
    .orderBy(asc(auditSeals.position))
    .limit(maxLinks)

export type FoundLink = Awaited<ReturnType<typeof readLinks>>[number]
