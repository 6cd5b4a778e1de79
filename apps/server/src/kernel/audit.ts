import { v7 } from 'uuid'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import type { AuditAction } from './auditActions.ts'
import { countDecision } from './decisionCounts.ts'
import {
  type AuditRow,
  type Fields,
  separateTexts,
  storeText,
  type TextVault,
  withTexts,
} from './entryTexts.ts'

export type { AuditRow } from './entryTexts.ts'

/** The actor, time and request of a change. Every `Context` has them. */
export interface AuditContext {
  readonly actor: { readonly userId: string } | undefined
  now(): Date
  readonly request: { readonly id: string; readonly ip: string }
  /** Encrypts the words of entries. */
  readonly vault: TextVault
  /** Called with each new entry, also when the change fails afterwards. @default nobody */
  readonly onEntry?: ((row: AuditRow) => void) | undefined
}

/** An entry of the audit log. Entries are never changed or deleted. */
export interface AuditEntry {
  /** Verb of the action in dots: `user.ban`, `session.sign-in`. */
  readonly action: AuditAction
  /** Who did it, if there is no session. @default the actor of the context */
  readonly actorId?: string
  /** Id of the object of the action. */
  readonly subject?: string | undefined
  /** The changed fields before the action. Never a secret, a hash or a token. */
  readonly before?: Fields | undefined
  /** The same fields after the action. */
  readonly after?: Fields | undefined
  /** The reason that the person gave. */
  readonly reason?: string | undefined
  /** Whose words and addresses it has, for erasing them. @default the `userId` before, or the subject */
  readonly textOwner?: string | undefined
  /** Id of the entry whose action this undoes. */
  readonly undoes?: string | undefined
}

/** The owner of texts that are about nobody and nothing with an id. */
const noOwner = 'record'

const ownerOf = ({ textOwner, before, subject }: AuditEntry): string => {
  if (textOwner !== undefined) return textOwner
  return typeof before?.userId === 'string' ? before.userId : (subject ?? noOwner)
}

/** A new row, without its texts, and the texts as JSON. */
const toRow = (ctx: AuditContext, entry: AuditEntry, id: string) => {
  const reason = entry.reason?.trim() || null
  const { before, after, plain } = separateTexts({ ...entry, reason })
  const row = {
    id,
    at: ctx.now(),
    actorId: entry.actorId ?? ctx.actor?.userId ?? null,
    action: entry.action,
    subjectId: entry.subject ?? null,
    before,
    after,
    undoes: entry.undoes ?? null,
    requestId: ctx.request.id,
    ip: ctx.request.ip,
  }
  return { row, plain }
}

/**
 * Writes an audit entry. Call it inside the transaction of the change, so that neither exists
 * without the other (ASVS 2.3.3, 16.3).
 */
export const audit = async (
  tx: Executor,
  ctx: AuditContext,
  entry: AuditEntry,
): Promise<AuditRow> => {
  const { row, plain } = toRow(ctx, entry, v7())
  const owner = ownerOf(entry)
  const text = plain !== undefined && {
    textOwner: owner,
    textHash: await storeText(tx, ctx.vault, { entryId: row.id, owner, at: row.at, plain }),
  }
  const [stored] = await tx
    .insert(auditEntries)
    .values({ ...row, ...text })
    .returning()
  if (!stored) throw new Error('nothing was inserted')
  await countDecision(tx, stored)
  const written = withTexts(stored, plain)
  ctx.onEntry?.(written)
  return written
}

/** Writes an audit entry without words, with a given id, unless it exists. */
export const auditOnce = async (
  db: Executor,
  ctx: AuditContext,
  id: string,
  entry: AuditEntry,
): Promise<void> => {
  const { row, plain } = toRow(ctx, entry, id)
  if (plain !== undefined) throw new Error('an entry that is written once has no words')
  await db.insert(auditEntries).values(row).onConflictDoNothing()
}

/** The fields in which two versions of an object differ, for an audit entry. */
export const difference = <T extends Readonly<Record<string, unknown>>>(before: T, after: T) => {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]]))
  return { before: pick(before), after: pick(after) }
}
