import { type AnyColumn, inArray, sql } from 'drizzle-orm'
import { type NamedKind, namedKinds } from '../kernel/auditActions.ts'
import type { Executor } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'

/** The name of a person or a record, and whether it is deleted. */
interface Named {
  readonly name: string
  readonly isDeleted: boolean
}

type Names = ReadonlyMap<string, Named>

const toMap = (rows: readonly (Named & { id: string })[]): [string, Named][] =>
  rows.map(({ id, name, isDeleted }) => [id, { name, isDeleted }])

const isDeleted = (deletedAt: AnyColumn) => sql<boolean>`${deletedAt} is not null`

/**
 * The names of accounts, or their emails where there is no name. Deleted accounts keep theirs until
 * the row is removed, so that entries about them stay readable.
 */
export const readPeople = async (db: Executor, ids: readonly string[]): Promise<Names> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(${users.fullName}, ${users.email})`,
      isDeleted: isDeleted(users.deletedAt),
    })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(toMap(rows))
}

/** The titles of posts and announcements, the names of plans, and so on. */
export const readTitles = async (
  db: Executor,
  idsOf: (kind: NamedKind) => readonly string[],
): Promise<Names> => {
  const found: [string, Named][] = []
  for (const [kind, { table, name }] of Object.entries(namedKinds)) {
    const ids = idsOf(kind as NamedKind)
    if (ids.length === 0) continue
    const isInTrash = 'deletedAt' in table ? isDeleted(table.deletedAt) : sql<boolean>`false`
    const rows = await db
      .select({ id: table.id, name, isDeleted: isInTrash })
      .from(table)
      .where(inArray(table.id, [...new Set(ids)]))
    found.push(...toMap(rows))
  }
  return new Map(found)
}
