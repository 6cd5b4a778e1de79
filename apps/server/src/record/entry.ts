import { validate } from 'uuid'
import type { Answer } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
import type { auditEntries } from '../platform/database/schema.ts'
import { type SubjectKind, subjectKindOf } from './actions.ts'
import { readPeople, readTitles } from './names.ts'

/** An entry in the shape of the contract. */
export type Entry = Answer<'listRecord'>['data'][number]

/** A row of the audit log. */
export type EntryRow = typeof auditEntries.$inferSelect

/** A value as text; a list has one item on each line. */
const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(toText).join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** These say nothing to a person: the moment is in the entry, and the author is no field. */
const unshown: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'userId'])

/** The fields that an entry changed. An audit entry never holds a secret. */
const changesOf = ({ before, after }: EntryRow): Entry['changes'] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => !unshown.has(field))
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))

/** The title or name that an entry kept of a record that is gone. */
const nameKept = ({ before, after }: EntryRow): string | null => {
  const name = before?.title ?? before?.name ?? after?.title ?? after?.name
  return typeof name === 'string' ? name : null
}

/** Rows of the audit log as entries, with the names that people and records have now. */
export const toEntries = async (db: Executor, rows: readonly EntryRow[]): Promise<Entry[]> => {
  const idsOf = (kind: SubjectKind): string[] =>
    rows.flatMap(({ action, subjectId }) =>
      subjectId && validate(subjectId) && subjectKindOf(action) === kind ? [subjectId] : [],
    )
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? [])
  const [people, titles] = await Promise.all([
    readPeople(db, [...actorIds, ...idsOf('member')]),
    readTitles(db, idsOf),
  ])
  return rows.map((row) => {
    const kind = subjectKindOf(row.action) ?? 'member'
    const name = (id: string) =>
      kind === 'member' ? people.get(id) : (titles.get(id) ?? nameKept(row))
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor:
        row.actorId === null ? null : { id: row.actorId, name: people.get(row.actorId) ?? null },
      subject:
        row.subjectId === null
          ? null
          : { id: row.subjectId, kind, name: name(row.subjectId) ?? null },
      reason: row.reason,
      changes: changesOf(row),
      undoes: row.undoes,
      undo: { state: 'never', until: null, by: null },
    }
  })
}
