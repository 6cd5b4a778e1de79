import { desc, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { users } from '../platform/database/schema.ts'
import { readSnapshot, versionIn, versionOf } from '../platform/database/versions.ts'
import { type Narrowed, narrow, type UsersFilter } from './filter.ts'
import { countUsers, knownTotal } from './totals.ts'
import { userColumns } from './user.ts'

interface Page {
  readonly offset: number
  readonly limit: number
}

/** A page as placeholders of a prepared statement. */
interface PagePlaceholders {
  readonly offset: Placeholder
  readonly limit: Placeholder
}

const newestFirst = [desc(users.createdAt), desc(users.id)]

/** Scans the index `users_newest` from the newest member. Fast if many members match. */
const scanByIndex = (
  tx: Executor,
  condition: SQL | undefined,
  { offset, limit }: Page | PagePlaceholders,
) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)

/** Sorts up to `maxHits` matches. Returns one page of them and their number. */
const sortHits = async (
  tx: Transaction,
  condition: SQL | undefined,
  { offset, limit }: Page,
  maxHits?: number,
) => {
  const hits = tx.select({ id: users.id, createdAt: users.createdAt }).from(users).where(condition)
  const limited = maxHits === undefined ? hits : hits.limit(maxHits)
  const { rows: found } = await tx.execute<{ total: number; id: string | null }>(sql`
    with hits as materialized ${limited},
    page as (select id from hits order by created_at desc, id desc limit ${limit} offset ${offset})
    select counted.total, page.id
    from (select count(*)::int as total from hits) as counted left join page on true`)
  return { total: found[0]?.total ?? 0, ids: found.flatMap(({ id }) => id ?? []) }
}

/** Up to this many matches, sorting is faster than counting. */
const maxSortedHits = 1000

/** The planner's estimate of all members. Undefined before the table was analysed. */
const estimateMembers = async (tx: Transaction): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ members: number }>(
    sql`select reltuples::float as members from pg_class where oid = ${'users'}::regclass`,
  )
  const members = rows[0]?.members ?? 0
  return members > 0 ? members : undefined
}

/**
 * Whether an index scan finds a page faster than sorting all matches. Its cost per row is about ten
 * times higher, and the number of rows it reads depends on how rare matches are.
 */
const isScanFaster = async (tx: Transaction, total: number, { offset, limit }: Page) => {
  const members = (await estimateMembers(tx)) ?? total
  return ((offset + limit) * members) / total < total / 10
}

/**
 * A page of a search. For a rare term an index scan reads every member, and for a common term
 * sorting does. The planner cannot tell these apart, so the number of matches decides.
 */
const searchPage = async (
  tx: Transaction,
  { exact, indexed }: Narrowed,
  page: Page,
  count: () => Promise<number>,
) => {
  const first = await sortHits(tx, indexed, page, maxSortedHits + 1)
  if (first.total <= maxSortedHits) return first
  const total = await count()
  if (page.offset >= total) return { total, ids: [] }
  return (await isScanFaster(tx, total, page))
    ? { total, ids: scanByIndex(tx, exact, page) }
    : sortHits(tx, indexed, page)
}

/**
 * A page of a search with typos. It always sorts, because its condition is fast only by the index
 * `users_words`. The planner overestimates the rows of each spelling and would start parallel
 * workers and JIT, which take longer than the search.
 */
const nearPage = async (tx: Transaction, condition: SQL, page: Page) => {
  await tx.execute(
    sql`select set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  )
  return sortHits(tx, condition, page)
}

/** The version of all rows of the list. They also show devices, second factors and notes. */
export const usersVersion = (db: Executor): Promise<string> =>
  versionOf(db, 'users', 'devices', 'totp', 'member_notes')

/**
 * Prepares a page of rows. The ids are an array: with a subquery, planning the joins would take
 * longer than reading the rows.
 */
const preparePage = (db: Executor, condition: SQL | undefined, name: string) => {
  const page = { offset: sql.placeholder('offset'), limit: sql.placeholder('limit') }
  return db
    .select({ ...userColumns, version: versionIn('users') })
    .from(users)
    .where(sql`${users.id} = any(array${scanByIndex(db, condition, page)})`)
    .orderBy(...newestFirst)
    .prepare(name)
}

/** Prepared statements, by the values of the filters. There are a few dozen. */
const pages = perDatabase(() => new Map<string, ReturnType<typeof preparePage>>())

const pageStatement = (db: Database, filter: UsersFilter, { exact }: Narrowed) => {
  const known = pages(db)
  const key = [filter.isVerified, filter.isBanned, filter.badgeRequestStatus].join()
  const statement = known.get(key) ?? preparePage(db, exact, `page of users ${key}`)
  known.set(key, statement)
  return statement
}

/**
 * A page without a search, and the version of the users in the same statement, so that the total
 * fits the rows. Undefined if the page is empty, or if its total is not known yet.
 */
const readPage = async (db: Database, filter: UsersFilter, narrowed: Narrowed, page: Page) => {
  const found = await pageStatement(db, filter, narrowed).execute({ ...page })
  const [first] = found
  const total = first && knownTotal(db, filter, first.version)
  if (!first || total === undefined) return undefined
  const rows = found.map(({ version, ...row }) => row)
  return { rows, total }
}

/** One page of the members, newest first. The rows and the total are from the same snapshot. */
export const listUsers = async (
  db: Database,
  filter: UsersFilter,
  { page, limit }: { page: number; limit: number },
) => {
  const narrowed = narrow(filter)
  const { exact, near, isSearch } = narrowed
  const pageRequest = { offset: (page - 1) * limit, limit }
  if (!isSearch) {
    const read = await readPage(db, filter, narrowed, pageRequest)
    if (read) return read
  }
  return readSnapshot(db, async (tx) => {
    const version = await versionOf(tx, 'users')
    const count = () => countUsers(db, tx, { filter, narrowed, version })
    let found = isSearch
      ? await searchPage(tx, narrowed, pageRequest, count)
      : { total: await count(), ids: scanByIndex(tx, exact, pageRequest) }
    // Only if there is no exact match at all, so that all pages agree.
    if (found.total === 0 && near) found = await nearPage(tx, near, pageRequest)
    if (pageRequest.offset >= found.total) return { rows: [], total: found.total }
    const rows = await tx
      .select(userColumns)
      .from(users)
      .where(inArray(users.id, found.ids))
      .orderBy(...newestFirst)
    return { rows, total: found.total }
  })
}
