import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AuditRow } from '../kernel/audit.ts'
import type { Context } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { appeals } from '../platform/database/schema.ts'

/** The appeal against a decision. */
interface AppealState {
  readonly id: string
  readonly state: 'open' | 'upheld' | 'overturned'
}

/** Appeals that wait for a decision. The index `appeals_open` serves it. */
export const isOpenAppeal = isNull(appeals.decision)

/** The decision that an appeal is about: the entry itself, or the entry that the answer names. */
export const appealedEntry = ({ id, after }: Pick<AuditRow, 'id' | 'after'>): string =>
  typeof after?.appealed === 'string' ? after.appealed : id

/** The appeals about these entries, by the entry of the decision. */
export const readAppealStates = async (
  db: Executor,
  { config }: Pick<Context, 'config'>,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, AppealState>> => {
  if (!config.features.includes('redress') || rows.length === 0) return new Map()
  const found = await db
    .select({ id: appeals.id, entryId: appeals.entryId, outcome: appeals.outcome })
    .from(appeals)
    .where(inArray(appeals.entryId, rows.map(appealedEntry)))
  return new Map(
    found.map(({ entryId, id, outcome }) => [entryId, { id, state: outcome ?? 'open' }]),
  )
}

/** The given members and posts that an open appeal keeps in the trash, see `isAppealed`. */
export const readAppealed = async (
  db: Executor,
  { config }: Pick<Context, 'config'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!config.features.includes('redress') || ids.length === 0) return new Set()
  const { subjectId, userId } = appeals
  const found = await db
    .select({ subjectId, userId })
    .from(appeals)
    .where(and(isOpenAppeal, or(inArray(subjectId, [...ids]), inArray(userId, [...ids]))))
  return new Set(found.flatMap((appeal) => [appeal.subjectId, appeal.userId]))
}

/**
 * Whether an open appeal is about a member or a post: it stays in the trash until the appeal is decided.
 * A member also stays while an appeal is about a post of theirs.
 */
export const isAppealed = (id: AnyPgColumn): SQL =>
  sql`exists (select from ${appeals} where ${isOpenAppeal} and ${id} in (${appeals.subjectId}, ${appeals.userId}))`
