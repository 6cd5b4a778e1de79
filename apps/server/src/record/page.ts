import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { validate } from 'uuid'
import { type AuditRow, openTexts, type TextVault } from '../kernel/entryTexts.ts'
import { AppError } from '../kernel/errors.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, entryTexts } from '../platform/database/schema.ts'
import { isBanByReport } from './aboutMember.ts'

export interface RecordFilter {
  readonly actions: readonly string[]
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** A further condition. */
  readonly where?: SQL | undefined
}

interface PageRequest {
  /** The cursor of the page; undefined for the newest one. */
  readonly before?: string | undefined
  readonly limit: number
}

/** The position of an entry in the record. The id decides between entries of the same moment. */
export interface Position {
  readonly at: Date
  readonly id: string
}

export const toCursor = ({ at, id }: Position): string => `${at.getTime()}.${id}`

/** @throws AppError invalidRequest for a text that is not a cursor */
export const readCursor = (cursor: string): Position => {
  const [moment = '', id = ''] = cursor.split('.')
  if (validate(id)) return { at: new Date(Number(moment)), id }
  const fields = [{ field: 'before', message: "Isn't valid" }]
  throw new AppError('invalidRequest', { fields })
}

/** For sorting, oldest first. */
export const comparePositions = (one: Position, other: Position): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id))

const isBefore = ({ at, id }: Position): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** The most bytes of changes on one page. A larger entry has a page of its own. */
const maxBytes = 512 * 1024

const inOrder = sql`(order by ${auditEntries.at} desc, ${auditEntries.id} desc)`

/** The size of an entry's text, which is stored as base64. Its other fields are short. */
const bytesOf = sql`coalesce(octet_length(${entryTexts.text}) * 3 / 4, 0)`

const newestFirst = [desc(auditEntries.at), desc(auditEntries.id)]

/**
 * One page of entries, newest first, and the cursor of the next page. A page of large entries ends
 * early, so that no answer has many megabytes.
 */
export const readPage = async (
  db: Executor,
  vault: TextVault,
  { actions, actor, subject, from, to, where }: RecordFilter,
  { before, limit }: PageRequest,
): Promise<{ rows: AuditRow[]; next: string | null }> => {
  if (actions.length === 0 || (actor !== undefined && !validate(actor))) {
    return { rows: [], next: null }
  }
  const condition = and(
    where,
    actor === undefined ? undefined : eq(auditEntries.actorId, actor),
    from && gte(auditEntries.at, from),
    to && lt(auditEntries.at, to),
    before === undefined ? undefined : isBefore(readCursor(before)),
  )
  const ids =
    subject === undefined
      ? newestOfEach(db, actions, condition, limit + 1)
      : newestAbout(db, actions, { subject, condition, limit: limit + 1 })
  const sized = db
    .select({
      id: auditEntries.id,
      entries: sql<number>`count(*) over ()`.mapWith(Number).as('entries'),
      rank: sql<number>`row_number() over ${inOrder}`.as('rank'),
      bytes: sql<number>`sum(${bytesOf}) over ${inOrder}`.as('bytes'),
    })
    .from(auditEntries)
    .leftJoin(entryTexts, eq(entryTexts.entryId, auditEntries.id))
    .where(sql`${auditEntries.id} in ${ids}`)
    .as('sized')
  const found = await db
    .select({ row: getTableColumns(auditEntries), entries: sized.entries })
    .from(auditEntries)
    .innerJoin(sized, eq(sized.id, auditEntries.id))
    .where(or(eq(sized.rank, 1), and(lte(sized.rank, limit), lte(sized.bytes, maxBytes))))
    .orderBy(...newestFirst)
  const rows = await openTexts(
    db,
    vault,
    found.map(({ row }) => row),
  )
  const last = rows.at(-1)
  const hasMore = (found[0]?.entries ?? 0) > rows.length
  return { rows, next: last && hasMore ? toCursor(last) : null }
}

/**
 * The newest entries about one record. A ban by a decision about a report is read apart, along the
 * index by action: with `or` no index gives the order.
 */
const newestAbout = (
  db: Executor,
  actions: readonly string[],
  { subject, condition, limit }: { subject: string; condition: SQL | undefined; limit: number },
): SQL => {
  const newest = (isAbout: SQL) =>
    db
      .select({ at: auditEntries.at, id: auditEntries.id })
      .from(auditEntries)
      .where(and(condition, isAbout, inArray(auditEntries.action, [...actions])))
      .orderBy(...newestFirst)
      .limit(limit)
  return sql`(
    select newest.id from (
      (${newest(eq(auditEntries.subjectId, subject))}) union all (${newest(isBanByReport(subject))})
    ) newest order by newest.at desc, newest.id desc limit ${limit})`
}

/**
 * Reads the newest entries of each action and picks the newest of these. Each is a short index scan,
 * even for a rare action. A single scan may read a million entries to find a page of a rare action.
 */
const newestOfEach = (
  db: Executor,
  actions: readonly string[],
  condition: SQL | undefined,
  limit: number,
): SQL => {
  const ofOne = db
    .select({ at: auditEntries.at, id: auditEntries.id })
    .from(auditEntries)
    .where(and(condition, sql`${auditEntries.action} = wanted.action`))
    .orderBy(...newestFirst)
    .limit(limit)
  return sql`(
    select newest.id from unnest(${sql.param([...actions])}::text[]) as wanted(action)
    cross join lateral ${ofOne} as newest
    order by newest.at desc, newest.id desc limit ${limit})`
}
