import { inArray, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { AuditRow } from '../audit.ts'
import { type SubjectKind, subjectKindOf } from '../auditActions.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import { inverseOf, restorePeriod } from './inverses.ts'
import { type Fields, subjects, type Use } from './subjects.ts'

/** Whether an action can be undone now. */
export interface UndoState {
  readonly state: 'possible' | 'done' | 'over' | 'never'
  /** The moment after which it is too late. */
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

/**
 * Who last changed the same fields after each of these entries, or deleted the record. A change
 * that was undone, and its undoing, do not count: together they changed nothing.
 */
const readChangedSince = async (db: Executor, ids: readonly string[]) => {
  const { rows } = await db.execute<{ id: string; by: string | null }>(sql`
    select entry.id, later.actor_id as by from audit_log entry
    cross join lateral (
      select actor_id from audit_log later
      where later.subject_id = entry.subject_id
        and (later.at, later.id) > (entry.at, entry.id)
        and later.undoes is null
        and later.action not like 'note.%'
        and (later.action ~ '[.]delete(-own)?$'
          or later.after ?| array(select jsonb_object_keys(entry.after - 'updatedAt' - 'isNotified')))
        and not exists (select from audit_log undoing where undoing.undoes = later.id)
      order by later.at desc, later.id desc limit 1
    ) later
    where entry.id in ${[...ids]}`)
  return new Map(rows.map(({ id, by }) => [id, by]))
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What is deleted is brought back first: nothing else about it is undone. */
const isAsLeft = (current: Fields | undefined, after: Fields): boolean =>
  current !== undefined &&
  (current.isDeleted !== true || 'isDeleted' in after) &&
  Object.entries(after).every(([name, value]) => same(current[name], value))

const readCurrent = async (
  db: Executor,
  use: Use,
  rows: readonly AuditRow[],
  lock: boolean,
): Promise<ReadonlyMap<string, Fields>> => {
  const kinds: readonly SubjectKind[] = ['member', 'post', 'announcement', 'plan']
  const current = new Map<string, Fields>()
  for (const kind of kinds) {
    const ids = rows.flatMap(({ action, subjectId }) =>
      subjectId && validate(subjectId) && subjectKindOf(action) === kind ? [subjectId] : [],
    )
    if (ids.length === 0) continue
    const found = await subjects[kind].read(db, use, [...new Set(ids)], lock)
    for (const fields of found) current.set(fields.id, fields)
  }
  return current
}

/**
 * Whether each of these entries can be undone.
 * @param lock the records stay as they are until the transaction ends
 */
export const readUndoStates = async (
  db: Executor,
  use: Use & { now(): Date },
  rows: readonly AuditRow[],
  lock = false,
): Promise<ReadonlyMap<string, UndoState>> => {
  const undoable = rows.filter((row) => inverseOf(row) !== undefined)
  if (undoable.length === 0) return new Map()
  const ids = undoable.map(({ id }) => id)
  // The records first: once they are locked, nobody writes another entry about them.
  const current = await readCurrent(db, use, undoable, lock)
  const undone = await readUndone(db, ids)
  const changed = await readChangedSince(db, ids)
  const stateOf = (row: AuditRow): UndoState => {
    const after = inverseOf(row)?.after ?? {}
    const until = 'isDeleted' in after ? new Date(row.at.getTime() + restorePeriod) : null
    const by = undone.get(row.id) ?? changed.get(row.id) ?? null
    if (undone.has(row.id)) return { state: 'done', until: null, by }
    const isOver =
      changed.has(row.id) ||
      (until !== null && until <= use.now()) ||
      !isAsLeft(current.get(row.subjectId ?? ''), after)
    return isOver ? { state: 'over', until: null, by } : { state: 'possible', until, by: null }
  }
  return new Map(undoable.map((row) => [row.id, stateOf(row)]))
}

/** The state of one of the entries that were asked for. */
export const undoStateOf = (
  states: ReadonlyMap<string, UndoState>,
  { id }: Pick<AuditRow, 'id'>,
): UndoState => states.get(id) ?? never
