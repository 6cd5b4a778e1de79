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
import type { AuditRow } from '../audit.ts'
import { AppError } from '../errors.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'

/** Which entries to read. */
export interface RecordFilter {
  readonly actions: readonly string[]
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Whatever else must be so. */
  readonly where?: SQL | undefined
}

interface PageRequest {
  /** The cursor of the page; undefined for the newest one. */
  readonly before?: string | undefined
  readonly limit: number
}

/** The position of an entry. Two entries may have the same moment, but never the same id. */
export interface Position {
  readonly at: Date
  readonly id: string
}

export const toCursor = ({ at, id }: Position): string => `${at.getTime()}.${id}`

/**
 * Reads a cursor.
 * @throws AppError invalidRequest
 */
export const readCursor = (cursor: string): Position => {
  const [moment = '', id = ''] = cursor.split('.')
  if (validate(id)) return { at: new Date(Number(moment)), id }
  const fields = [{ field: 'before', message: "Isn't valid" }]
  throw new AppError('invalidRequest', { fields })
}

/** Negative when one position is older than the other. */
export const comparePositions = (one: Position, other: Position): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id))

const isBefore = ({ at, id }: Position): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Bytes of changes on one page; an entry that has more is a page of its own. */
const maxBytes = 512 * 1024

const inOrder = sql`(order by ${auditEntries.at} desc, ${auditEntries.id} desc)`

/** How long the changes of an entry are. */
const bytesOf = sql`coalesce(octet_length(${auditEntries.before}::text), 0) + coalesce(octet_length(${auditEntries.after}::text), 0)`

const newestFirst = [desc(auditEntries.at), desc(auditEntries.id)]

/**
 * One page of entries, newest first, and the cursor of the next one. It ends early when its entries
 * are long, so that no answer is built of many megabytes.
 */
export const readPage = async (
  db: Executor,
  { actions, actor, subject, from, to, where }: RecordFilter,
  { before, limit }: PageRequest,
): Promise<{ rows: AuditRow[]; next: string | null }> => {
  if (actions.length === 0 || (actor !== undefined && !validate(actor))) {
    return { rows: [], next: null }
  }
  const condition = and(
    where,
    actor === undefined ? undefined : eq(auditEntries.actorId, actor),
    subject === undefined ? undefined : eq(auditEntries.subjectId, subject),
    from && gte(auditEntries.at, from),
    to && lt(auditEntries.at, to),
    before === undefined ? undefined : isBefore(readCursor(before)),
  )
  const ids =
    subject === undefined
      ? newestOfEach(db, actions, condition, limit + 1)
      : db
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(and(condition, inArray(auditEntries.action, [...actions])))
          .orderBy(...newestFirst)
          .limit(limit + 1)
  const sized = db
    .select({
      id: auditEntries.id,
      entries: sql<number>`count(*) over ()`.mapWith(Number).as('entries'),
      place: sql<number>`row_number() over ${inOrder}`.as('place'),
      bytes: sql<number>`sum(${bytesOf}) over ${inOrder}`.as('bytes'),
    })
    .from(auditEntries)
    .where(sql`${auditEntries.id} in ${ids}`)
    .as('sized')
  const found = await db
    .select({ row: getTableColumns(auditEntries), entries: sized.entries })
    .from(auditEntries)
    .innerJoin(sized, eq(sized.id, auditEntries.id))
    .where(or(eq(sized.place, 1), and(lte(sized.place, limit), lte(sized.bytes, maxBytes))))
    .orderBy(...newestFirst)
  const rows = found.map(({ row }) => row)
  const last = rows.at(-1)
  const hasMore = (found[0]?.entries ?? 0) > rows.length
  return { rows, next: last && hasMore ? toCursor(last) : null }
}

/**
 * The newest entries of each action, and of those the newest. Each part is a short walk along an
 * index, however rare an action is: one walk over all entries may read a million of them before
 * it finds a page of a rare one.
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
