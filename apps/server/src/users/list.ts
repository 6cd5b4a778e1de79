import { asc, desc, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../kernel/operation.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { users } from '../platform/database/schema.ts'
import { readSnapshot, versionOf } from '../platform/database/versions.ts'
import { type Narrowed, narrow, type UsersFilter } from './filter.ts'
import { readSearchTerm } from './searchTerm.ts'
import { countFound, estimateMembers, type FoundTotal } from './totals.ts'
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

type Sort = NonNullable<Call<'listUsers'>['query']['sort']>

const joined = sql`${users.createdAt}`
const name = sql`${users.nameKey} collate "C"`

/** Each order has an index, `users_newest` or `users_by_name`, with the id for equal values. */
const orders = {
  joined: { key: joined, by: asc },
  '-joined': { key: joined, by: desc },
  name: { key: name, by: asc },
  '-name': { key: name, by: desc },
} as const satisfies Record<Sort, unknown>

type Order = (typeof orders)[Sort]

const inOrder = ({ key, by }: Order) => [by(key), by(users.id)]

/** Scans the index of the order. Fast if many members match. */
const scanByIndex = (
  tx: Executor,
  condition: SQL | undefined,
  order: Order,
  { offset, limit }: Page | PagePlaceholders,
) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(...inOrder(order))
    .limit(limit)
    .offset(offset)

/** Sorts up to `maxHits` matches. Returns one page of them and their number. */
const sortHits = async (
  tx: Transaction,
  condition: SQL | undefined,
  { key, by }: Order,
  { offset, limit }: Page,
  maxHits?: number,
) => {
  const hits = tx
    .select({ id: users.id, key: key.as('key') })
    .from(users)
    .where(condition)
  const limited = maxHits === undefined ? hits : hits.limit(maxHits)
  const { rows: found } = await tx.execute<{ total: number; id: string | null }>(sql`
    with hits as materialized ${limited},
    page as (
      select id from hits order by ${by(sql`key`)}, ${by(sql`id`)} limit ${limit} offset ${offset})
    select counted.total, page.id
    from (select count(*)::int as total from hits) as counted left join page on true`)
  return { total: found[0]?.total ?? 0, ids: found.flatMap(({ id }) => id ?? []) }
}

/** Up to this many matches, sorting is faster than counting. */
const maxSortedHits = 1000

/**
 * Whether an index scan finds a page faster than sorting all matches. Its cost per row is about ten
 * times higher, and the number of rows it reads depends on how rare matches are.
 */
const isScanFaster = async (tx: Transaction, matches: number, { offset, limit }: Page) => {
  const members = (await estimateMembers(tx)) ?? matches
  return ((offset + limit) * members) / matches < matches / 10
}

/**
 * A page of a search. For a rare term an index scan reads every member, and for a common term
 * sorting does. The planner cannot tell these apart, so the number of matches decides.
 */
const searchPage = async (
  tx: Transaction,
  { exact, indexed }: Narrowed,
  order: Order,
  page: Page,
  count: () => Promise<FoundTotal>,
) => {
  const first = await sortHits(tx, indexed, order, page, maxSortedHits + 1)
  if (first.total <= maxSortedHits) return first
  const { total, matches } = await count()
  if (page.offset >= total) return { total, ids: [] }
  if (await isScanFaster(tx, matches, page))
    return { total, ids: scanByIndex(tx, exact, order, page) }
  const { ids } = await sortHits(tx, indexed, order, page)
  return { total, ids }
}

/**
 * A page of a search with typos. It always sorts, because its condition is fast only by the index
 * `users_words`. The planner overestimates the rows of each spelling and would start parallel
 * workers and JIT, which take longer than the search.
 */
const nearPage = async (tx: Transaction, condition: SQL, order: Order, page: Page) => {
  await tx.execute(
    sql`select set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  )
  return sortHits(tx, condition, order, page)
}

/** The version of all rows of the list. They also show devices, second factors and notes. */
export const usersVersion = (db: Executor): Promise<string> =>
  versionOf(db, 'users', 'devices', 'totp', 'passkeys', 'member_notes')

/**
 * Prepares a page of rows and the number of all, in one statement and so of one moment. The ids are
 * an array: with a subquery, planning the joins would take longer than reading the rows.
 */
const preparePage = (db: Executor, { exact, counted }: Narrowed, order: Order, name: string) => {
  const page = { offset: sql.placeholder('offset'), limit: sql.placeholder('limit') }
  return db
    .select({ ...userColumns, total: counted })
    .from(users)
    .where(sql`${users.id} = any(array${scanByIndex(db, exact, order, page)})`)
    .orderBy(...inOrder(order))
    .prepare(name)
}

/** Prepared statements, by the values of the filters and the order. There are at most 144. */
const pages = perDatabase(() => new Map<string, ReturnType<typeof preparePage>>())

/** A page without a search. */
const readPage = async (
  db: Database,
  filter: UsersFilter,
  narrowed: Narrowed,
  { sort, ...page }: Page & { readonly sort: Sort },
) => {
  const known = pages(db)
  const key = [filter.isVerified, filter.isBanned, filter.badgeRequestStatus, sort].join()
  const statement =
    known.get(key) ?? preparePage(db, narrowed, orders[sort], `page of users ${key}`)
  known.set(key, statement)
  const found = await statement.execute(page)
  const [first] = found
  if (first) return { rows: found.map(({ total, ...row }) => row), total: first.total }
  // Past the end, or of none.
  const { rows } = await db.execute<{ total: number }>(sql`select ${narrowed.counted} as total`)
  return { rows: [], total: rows[0]?.total ?? 0 }
}

interface UsersPage {
  readonly page: number
  readonly limit: number
  readonly sort?: Sort | undefined
  readonly maxTotal?: number | undefined
}

/** The rows of a page. A search lists no row after `maxTotal`. */
const toPage = ({ page, limit, maxTotal = Number.POSITIVE_INFINITY }: UsersPage): Page => {
  const offset = (page - 1) * limit
  return { offset, limit: Math.max(0, Math.min(limit, maxTotal - offset)) }
}

/** Finds one page of a search and its total, which exceeds `maxTotal` by one if more match. */
const findPage = async (
  db: Database,
  tx: Transaction,
  { filter, narrowed, order }: { filter: UsersFilter; narrowed: Narrowed; order: Order },
  { maxTotal, ...page }: Page & { readonly maxTotal: number | undefined },
) => {
  const version = await versionOf(tx, 'users')
  const count = () => countFound(db, tx, { filter, narrowed, version, maxTotal })
  const found = await searchPage(tx, narrowed, order, page, count)
  // Only if there is no exact match at all, so that all pages agree.
  return found.total === 0 && narrowed.near ? nearPage(tx, narrowed.near, order, page) : found
}

/**
 * One page of the members, newest first by default. The rows and the total are from the same
 * snapshot.
 * @returns the total of a search at most as `maxTotal`, and whether more members match
 */
export const listUsers = async (db: Database, filter: UsersFilter, request: UsersPage) => {
  const { sort = '-joined', maxTotal } = request
  const order = orders[sort]
  const narrowed = narrow(filter, await readSearchTerm(db, filter.search))
  if (!narrowed.isSearch) {
    const page = await readPage(db, filter, narrowed, {
      ...toPage({ ...request, maxTotal: undefined }),
      sort,
    })
    return { ...page, hasMore: false }
  }
  const page = toPage(request)
  return readSnapshot(db, async (tx) => {
    const found = await findPage(db, tx, { filter, narrowed, order }, { ...page, maxTotal })
    const hasMore = maxTotal !== undefined && found.total > maxTotal
    const total = hasMore ? maxTotal : found.total
    if (page.offset >= total) return { rows: [], total, hasMore }
    const rows = await tx
      .select(userColumns)
      .from(users)
      .where(inArray(users.id, found.ids))
      .orderBy(...inOrder(order))
    return { rows, total, hasMore }
  })
}
