import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import { asc, eq, gt } from 'drizzle-orm'
import type { AuditRow } from '../../audit.ts'
import type { Keys } from '../../auth/keys.ts'
import type { Executor } from '../../platform/database/database.ts'
import { auditEntries, auditSeals } from '../../platform/database/schema.ts'

/* Every entry of the audit log is a link of a chain: its seal is a keyed hash (HMAC) of the entry
   and of the seal before it, so that a changed or removed entry breaks the chain where it was.
   Without the key, which is not in the database, nobody can mend it.

   The seals are made by a job, seconds after the commit. To make them in the transaction of the
   action, each would have to wait for the end of the one before: all changes of the server would
   go through one lock. */

export type ChainKeys = Keys['chain']

/** The seal before the first one. */
export const noSeal = ''

/** Everything that an entry says. */
const contentOf = (entry: AuditRow): unknown[] => [
  entry.id,
  entry.at.toISOString(),
  entry.actorId,
  entry.action,
  entry.subjectId,
  entry.before,
  entry.after,
  entry.reason,
  entry.undoes,
  entry.requestId,
  entry.ip,
]

interface Link {
  readonly position: number
  /** The seal of the link before. */
  readonly before: string
  readonly entryId: string
  /** An entry that gets its seal long after it was written stands out. */
  readonly sealedAt: Date
  /** Null for one that was removed before it got its seal: the chain keeps its place. */
  readonly entry: AuditRow | null
}

/** In the form of RFC 8785: a database returns the fields of an object in an order of its own. */
export const sealOf = (
  key: Buffer,
  { position, before, entryId, sealedAt, entry }: Link,
): string => {
  const content = entry && contentOf(entry)
  return createHmac('sha256', key)
    .update(canonicalize([before, position, entryId, sealedAt.toISOString(), content]) ?? '')
    .digest('base64url')
}

/** A head in one word: the place of the last link, and its seal. */
export const headOf = (position: number, seal: string): string => `${position}.${seal}`

/** Whether the chain contains an earlier head. */
export const keepsHead = async (db: Executor, head: string): Promise<boolean> => {
  const [position = '', seal = ''] = head.split('.')
  if (!/^\d{1,15}$/.test(position)) return false
  if (position === '0') return seal === noSeal
  const [link] = await db
    .select({ seal: auditSeals.seal })
    .from(auditSeals)
    .where(eq(auditSeals.position, Number(position)))
  return link?.seal === seal
}

/** How many links are read or made at once. */
export const batchSize = 1000

/** Names the lock of whoever makes the chain longer, among the advisory locks of the database. */
export const lockId = 0x5ea1

/** The links after a position, in their order, and what each of them seals. */
export const readLinks = (db: Executor, after: number) =>
  db
    .select({ link: auditSeals, entry: auditEntries })
    .from(auditSeals)
    .leftJoin(auditEntries, eq(auditEntries.id, auditSeals.entryId))
    .where(gt(auditSeals.position, after))
    .orderBy(asc(auditSeals.position))
    .limit(batchSize)

export type FoundLink = Awaited<ReturnType<typeof readLinks>>[number]
