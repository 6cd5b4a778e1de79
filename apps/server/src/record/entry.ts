import { and, desc, inArray, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import type { AuditRow } from '../kernel/audit.ts'
import { type SubjectKind, subjectKindOf } from '../kernel/auditActions.ts'
import { openTexts } from '../kernel/entryTexts.ts'
import type { Answer } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import { isAbout } from './aboutMember.ts'
import { appealedEntry, readAppealStates } from './appealStates.ts'
import { readPeople, readTitles } from './names.ts'
import { readUndoStates, type Use, undoStateOf } from './undoState.ts'

/** An entry in the shape of the contract. */
export type Entry = Answer<'listRecord'>['data'][number]

/** A value as text. A list has one item per line. */
const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(toText).join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Fields that repeat the action or its time, or another property of the entry. */
const unshown: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'userId',
  'isDeleted',
  'appealed',
  'invitationId',
])

/** The changed fields. An audit entry never contains a secret. */
const changesOf = ({ before, after }: AuditRow): Entry['changes'] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => !unshown.has(field))
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))

/** The title or name in an entry, for a record that no longer exists. */
const recordedName = ({ before, after }: AuditRow): string | null => {
  const name = before?.title ?? before?.name ?? after?.title ?? after?.name
  return typeof name === 'string' ? name : null
}

/** Rows of the audit log as entries, with the current names of people and records. */
export const toEntries = async (
  db: Executor,
  use: Use,
  rows: readonly AuditRow[],
): Promise<Entry[]> => {
  const idsOf = (kind: SubjectKind): string[] =>
    rows.flatMap(({ action, subjectId }) =>
      subjectId && validate(subjectId) && subjectKindOf(action) === kind ? [subjectId] : [],
    )
  const states = await readUndoStates(db, use, rows)
  const appeals = await readAppealStates(db, use, rows)
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? [])
  const undoers = [...states.values()].flatMap(({ by }) => by ?? [])
  // In sequence, because a transaction has one connection.
  const people = await readPeople(db, [
    ...actorIds,
    ...undoers,
    ...idsOf('member'),
    ...idsOf('administrator'),
  ])
  const titles = await readTitles(db, idsOf)
  const person = (id: string | null) =>
    id === null ? null : { id, name: people.get(id)?.name ?? null }
  return rows.map((row) => {
    const recorded = subjectKindOf(row.action) ?? 'member'
    // The panel shows an administrator as a person, as it shows a member.
    const kind = recorded === 'administrator' ? 'member' : recorded
    const subject = (id: string) => {
      const found = (kind === 'member' ? people : titles).get(id)
      const name = found?.name ?? (kind === 'member' ? null : recordedName(row))
      return { id, kind, name, isDeleted: found?.isDeleted ?? true }
    }
    const { state, until, by } = undoStateOf(states, row)
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: person(row.actorId),
      subject: row.subjectId === null ? null : subject(row.subjectId),
      reason: row.reason,
      changes: changesOf(row),
      isErased: row.isErased,
      undoes: row.undoes,
      undo: { state, until: until?.toISOString() ?? null, by: person(by) },
      ...(use.config.features.includes('redress') && {
        appeal: appeals.get(appealedEntry(row)) ?? null,
      }),
    }
  })
}

export const toEntry = async (db: Executor, use: Use, row: AuditRow): Promise<Entry> => {
  const [entry] = await toEntries(db, use, [row])
  if (!entry) throw new Error('a row has an entry')
  return entry
}

/**
 * The newest entry of some actions on a record, if there is one.
 * @param subject the id of the record; null for actions without one
 */
export const readLatest = async (
  db: Executor,
  use: Use,
  actions: readonly string[],
  subject: string | null,
): Promise<Entry | undefined> => {
  const found = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        subject === null ? isNull(auditEntries.subjectId) : isAbout(subject),
        inArray(auditEntries.action, [...actions]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
  const [row] = await openTexts(db, use.vault, found)
  return row && toEntry(db, use, row)
}
