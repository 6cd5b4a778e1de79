import { inArray, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { AuditRow } from '../kernel/audit.ts'
import { actionsWhere, subjectKindOf } from '../kernel/auditActions.ts'
import { inverseOf } from '../kernel/inverses.ts'
import type { Context } from '../kernel/operation.ts'
import { restorePeriod } from '../kernel/restorePeriod.ts'
import type { Fields, LockOptions } from '../kernel/subject.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import { readAppealStates } from './appealStates.ts'

/** What reading the fields of records needs. */
export type Use = Pick<Context, 'config' | 'now' | 'subjects' | 'vault'>

/** Whether an action can be undone now. */
export interface UndoState {
  readonly state: 'possible' | 'done' | 'over' | 'never'
  /** When the undo period ends. */
  readonly until: Date | null
  /** Who undid it, or changed it since. */
  readonly by: string | null
}

const never: UndoState = { state: 'never', until: null, by: null }

/** Who undid these entries. */
const readUndone = async (db: Executor, ids: readonly string[]) => {
  const rows = await db
    .select({ undoes: auditEntries.undoes, by: auditEntries.actorId })
    .from(auditEntries)
    .where(inArray(auditEntries.undoes, [...ids]))
  return new Map(rows.map(({ undoes, by }) => [undoes, by]))
}

/** The actions that delete a record. A member who deletes their own account has one, too. */
const deletions = actionsWhere(({ filters }) => filters.includes('deletions'))

/**
 * Who last changed the same fields after each of these entries, or deleted the record. A change
 * that was undone does not count, nor does its undoing: together they changed nothing.
 */
const readChangedSince = async (db: Executor, ids: readonly string[]) => {
  const { rows } = await db.execute<{ id: string; by: string | null }>(sql`
    select entry.id, later.actor_id as by from audit_log entry
    cross join lateral (
      select actor_id from audit_log later
      where later.subject_id = entry.subject_id
        and (later.at, later.id) > (entry.at, entry.id)
        and later.action not like '%.undo'
        and later.action not like 'note.%'
        and (later.action in ${deletions}
          or later.after ?| array(select jsonb_object_keys(entry.after - 'updatedAt' - 'isNotified')))
        and not exists (select from audit_log undoing where undoing.undoes = later.id)
      order by later.at desc, later.id desc limit 1
    ) later
    where entry.id in ${[...ids]}`)
  return new Map(rows.map(({ id, by }) => [id, by]))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether the fields still have the values after the action, and the record is not in the trash. */
const isAsLeft = (current: Fields | undefined, after: Fields): boolean =>
  current !== undefined &&
  (current.isDeleted !== true || 'isDeleted' in after) &&
  Object.entries(after).every(
    // Fields of others are not compared: the author of a hidden post may be un-banned since.
    ([name, value]) => !(name in current) || isSame(current[name], value),
  )

const readCurrent = async (
  db: Executor,
  use: Use,
  rows: readonly AuditRow[],
  options: LockOptions,
): Promise<ReadonlyMap<string, Fields>> => {
  const current = new Map<string, Fields>()
  for (const [kind, subject] of Object.entries(use.subjects)) {
    const ids = rows.flatMap(({ action, subjectId }) =>
      subjectId && validate(subjectId) && subjectKindOf(action) === kind ? [subjectId] : [],
    )
    if (ids.length === 0) continue
    const found = await subject.read(db, use, [...new Set(ids)], options)
    for (const fields of found) current.set(fields.id, fields)
  }
  return current
}

/** Whether each of these entries can be undone. */
export const readUndoStates = async (
  db: Executor,
  use: Use,
  rows: readonly AuditRow[],
  options: LockOptions = { lock: false },
): Promise<ReadonlyMap<string, UndoState>> => {
  const undoable = rows.filter((row) => inverseOf(row) !== undefined)
  if (undoable.length === 0) return new Map()
  const ids = undoable.map(({ id }) => id)
  // The records first: while they are locked, no other entry about them can be written.
  const current = await readCurrent(db, use, undoable, options)
  const undone = await readUndone(db, ids)
  const changed = await readChangedSince(db, ids)
  const appealed = await readAppealStates(db, use, undoable)
  const stateOf = (row: AuditRow): UndoState => {
    const after = inverseOf(row)?.after ?? {}
    const until = after.isDeleted === true ? new Date(row.at.getTime() + restorePeriod) : null
    const isLate = until !== null && until <= use.now()
    // Whatever an open appeal is about stays in the trash.
    const isHeld = appealed.get(row.id)?.state === 'open'
    const by = undone.get(row.id) ?? changed.get(row.id) ?? null
    if (undone.has(row.id)) return { state: 'done', until: null, by }
    const isOver =
      changed.has(row.id) ||
      (isLate && !isHeld) ||
      !isAsLeft(current.get(row.subjectId ?? ''), after)
    if (isOver) return { state: 'over', until: null, by }
    return { state: 'possible', until: isLate ? null : until, by: null }
  }
  return new Map(undoable.map((row) => [row.id, stateOf(row)]))
}

export const undoStateOf = (
  states: ReadonlyMap<string, UndoState>,
  { id }: Pick<AuditRow, 'id'>,
): UndoState => states.get(id) ?? never
