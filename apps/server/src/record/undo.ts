import { eq, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import type { AuditRow } from '../kernel/audit.ts'
import {
  baseOf,
  isRecordAction,
  isUndoing,
  subjectKindOf,
  undoOf,
  undoPermissionsOf,
} from '../kernel/auditActions.ts'
import { openTexts } from '../kernel/entryTexts.ts'
import { AppError } from '../kernel/errors.ts'
import { inverseOf } from '../kernel/inverses.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { demandPermission } from '../kernel/permissions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import { toEntry } from './entry.ts'
import { readUndoStates, undoStateOf } from './undoState.ts'

const noSuchEntry = () => new AppError('notFound', { message: 'Entry not found' })

/**
 * Locks an entry, so that concurrent undoings wait for the first. An advisory lock needs no right to
 * change the audit log: an operator may revoke UPDATE and DELETE on it.
 */
export const lockEntry = async (
  tx: Transaction,
  { vault }: Pick<Context, 'vault'>,
  id: string,
): Promise<AuditRow> => {
  if (!validate(id)) throw noSuchEntry()
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`undo ${id.toLowerCase()}`}, 0))`,
  )
  const found = await tx.select().from(auditEntries).where(eq(auditEntries.id, id))
  const [row] = await openTexts(tx, vault, found)
  if (!row || subjectKindOf(row.action) === undefined) throw noSuchEntry()
  return row
}

const refusals = {
  done: ['alreadyUndone', 'has already undone this'],
  over: ['changedSince', 'has changed this since'],
  never: ['notUndoable', undefined],
} as const

/** Refuses to undo. The message names who was first, and the data is the current entry. */
const refuse = async (
  tx: Transaction,
  ctx: Context,
  row: AuditRow,
  state: keyof typeof refusals,
): Promise<never> => {
  const data = await toEntry(tx, ctx, row)
  const [code, words] = refusals[state]
  const name = data.undo.by?.name
  throw new AppError(code, { ...(name && words && { message: `${name} ${words}` }), data })
}

/** The action that an undoing undid. */
const readOriginal = async (
  tx: Transaction,
  { vault }: Pick<Context, 'vault'>,
  { undoes }: AuditRow,
): Promise<AuditRow | undefined> => {
  if (undoes === null) return undefined
  const found = await tx.select().from(auditEntries).where(eq(auditEntries.id, undoes))
  const [row] = await openTexts(tx, vault, found)
  return row
}

/**
 * Undoes an action: restores the fields that it changed, unless they were changed again. The entry
 * stays, and the undoing gets its own entry. The caller also needs the permission of the action.
 * Undoing an undoing repeats the action with its reason, but sends no email to the member.
 * @returns the entry of the undoing
 */
export const undo = async (tx: Transaction, ctx: Context, id: string): Promise<AuditRow> => {
  const row = await lockEntry(tx, ctx, id)
  const base = baseOf(row.action)
  const kind = subjectKindOf(row.action)
  for (const permission of undoPermissionsOf(base)) demandPermission(ctx.actor, permission)
  if (kind === 'administrator') demandFresh(ctx)
  const { state } = undoStateOf(await readUndoStates(tx, ctx, [row], { lock: true }), row)
  const inverse = inverseOf(row)
  const subject = row.subjectId
  if (state !== 'possible') return refuse(tx, ctx, row, state)
  if (!inverse || !kind || subject === null || !isRecordAction(base)) {
    return refuse(tx, ctx, row, 'never')
  }
  const original = await readOriginal(tx, ctx, row)
  const entry = {
    action: isUndoing(row.action) ? base : undoOf(base),
    reason: original?.reason ?? undefined,
    subject,
    textOwner: row.textOwner ?? original?.textOwner ?? undefined,
    before: inverse.after,
    after: inverse.before,
    undoes: row.id,
  }
  return ctx.subjects[kind].restore(tx, ctx, entry, row)
}

export const undoEntry: Handler<'undoEntry'> = ({ params }, ctx) =>
  changeInSession(ctx, async (tx) => ({
    data: await toEntry(tx, ctx, await undo(tx, ctx, params.id)),
  }))
