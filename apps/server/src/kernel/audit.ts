import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import type { AuditAction } from './auditActions.ts'
import { countDecision } from './decisionCounts.ts'

/** The actor, time and request of a change. Every `Context` has them. */
export interface AuditContext {
  readonly actor: { readonly userId: string } | undefined
  now(): Date
  readonly request: { readonly id: string; readonly ip: string }
  /** Called with each new entry, also when the change fails afterwards. @default nobody */
  readonly onEntry?: ((row: AuditRow) => void) | undefined
}

/** A row of the audit log. */
export type AuditRow = typeof auditEntries.$inferSelect

/** An entry of the audit log. Entries are never changed or deleted. */
export interface AuditEntry {
  /** Verb of the action in dots: `user.ban`, `session.sign-in`. */
  readonly action: AuditAction
  /** Who did it, if there is no session. @default the actor of the context */
  readonly actorId?: string
  /** Id of the object of the action. */
  readonly subject?: string | undefined
  /** The changed fields before the action. Never a secret, a hash or a token. */
  readonly before?: Readonly<Record<string, unknown>> | undefined
  /** The same fields after the action. */
  readonly after?: Readonly<Record<string, unknown>> | undefined
  /** The reason that the person gave. */
  readonly reason?: string | undefined
  /** Id of the entry whose action this undoes. */
  readonly undoes?: string | undefined
}

const toRow = (ctx: AuditContext, entry: AuditEntry): typeof auditEntries.$inferInsert => ({
  at: ctx.now(),
  actorId: entry.actorId ?? ctx.actor?.userId ?? null,
  action: entry.action,
  subjectId: entry.subject ?? null,
  before: entry.before ?? null,
  after: entry.after ?? null,
  reason: entry.reason?.trim() || null,
  undoes: entry.undoes ?? null,
  requestId: ctx.request.id,
  ip: ctx.request.ip,
})

/**
 * Writes an audit entry. Call it inside the transaction of the change, so that neither exists
 * without the other (ASVS 2.3.3, 16.3).
 */
export const audit = async (
  tx: Executor,
  ctx: AuditContext,
  entry: AuditEntry,
): Promise<AuditRow> => {
  const [row] = await tx.insert(auditEntries).values(toRow(ctx, entry)).returning()
  if (!row) throw new Error('nothing was inserted')
  await countDecision(tx, row)
  ctx.onEntry?.(row)
  return row
}

/** Writes an audit entry with a given id, unless it exists. */
export const auditOnce = async (
  db: Executor,
  ctx: AuditContext,
  id: string,
  entry: AuditEntry,
): Promise<void> => {
  await db
    .insert(auditEntries)
    .values({ ...toRow(ctx, entry), id })
    .onConflictDoNothing()
}

/** The fields in which two versions of an object differ, for an audit entry. */
export const difference = <T extends Readonly<Record<string, unknown>>>(before: T, after: T) => {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]]))
  return { before: pick(before), after: pick(after) }
}
