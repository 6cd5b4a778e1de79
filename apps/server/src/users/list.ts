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

/** A page of a prepared statement. */
interface LaterPage {
  readonly offset: Placeholder
  readonly limit: Placeholder
}

const newestFirst = [desc(users.createdAt), desc(users.id)]

/** Walks down from the newest member; the index `users_newest` makes this fast if many match. */
const walk = (tx: Executor, condition: SQL | undefined, { offset, limit }: Page | LaterPage) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)

/** Sorts the hits, up to `most` of them. Returns one page of them and their number. */
const sort = async (
  tx: Transaction,
  condition: SQL | undefined,
  { offset, limit }: Page,
  most?: number,
) => {
  const hits = tx.select({ id: users.id, createdAt: users.createdAt }).from(users).where(condition)
  const fenced = most === undefined ? hits : hits.limit(most)
  const { rows: found } = await tx.execute<{ total: number; id: string | null }>(sql`
    with hits as materialized ${fenced},
    page as (select id from hits order by created_at desc, id desc limit ${limit} offset ${offset})
    select counted.total, page.id
    from (select count(*)::int as total from hits) as counted left join page on true`)
  return { total: found[0]?.total ?? 0, ids: found.flatMap(({ id }) => id ?? []) }
}

/** Up to this many hits, sorting is faster than counting. */
const few = 1000

/** The planner's estimate of all members. Undefined while it has never looked at the table. */
const estimateMembers = async (tx: Transaction): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ members: number }>(
    sql`select reltuples::float as members from pg_class where oid = ${'users'}::regclass`,
  )
  const members = rows[0]?.members ?? 0
  return members > 0 ? members : undefined
}

/**
 * Whether a walk finds a page sooner than sorting all hits: it may read a tenth as many rows. How
 * many it reads for a hit depends on how rare hits are.
 */
const isWalkShorter = async (tx: Transaction, total: number, { offset, limit }: Page) => {
  const members = (await estimateMembers(tx)) ?? total
  return ((offset + limit) * members) / total < total / 10
}

/**
 * A page of a search. The walk would read every member for a rare term, and sorting would do so
 * for a common one. The planner cannot tell them apart, so the number of hits decides.
 */
const searchPage = async (
  tx: Transaction,
  { exact, indexed }: Narrowed,
  page: Page,
  count: () => Promise<number>,
) => {
  const first = await sort(tx, indexed, page, few + 1)
  if (first.total <= few) return first
  const total = await count()
  if (page.offset >= total) return { total, ids: [] }
  return (await isWalkShorter(tx, total, page))
    ? { total, ids: walk(tx, exact, page) }
    : sort(tx, indexed, page)
}

/**
 * A page of a search that forgives typos. It always sorts: only the index `users_words` answers
 * its condition fast, and row by row it is slow. The planner expects many rows for every spelling
 * and would start workers and a compiler (JIT), and these take longer than the search.
 */
const nearPage = async (tx: Transaction, condition: SQL, page: Page) => {
  await tx.execute(
    sql`select set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  )
  return sort(tx, condition, page)
}

/** The version of all rows of the list. They also show devices, second factors and notes. */
export const usersVersion = (db: Executor): Promise<string> =>
  versionOf(db, 'users', 'devices', 'totp', 'member_notes')

/**
 * A page of rows. The ids come as an array: for a list of rows the planner would have to compare
 * more ways to join them, and that takes longer than reading them.
 */
const preparePage = (db: Executor, condition: SQL | undefined, name: string) => {
  const page = { offset: sql.placeholder('offset'), limit: sql.placeholder('limit') }
  return db
    .select({ ...userColumns, version: versionIn('users') })
    .from(users)
    .where(sql`${users.id} = any(array${walk(db, condition, page)})`)
    .orderBy(...newestFirst)
    .prepare(name)
}

/** Statements by the values of the filters: there are a few dozen. */
const pages = perDatabase(() => new Map<string, ReturnType<typeof preparePage>>())

const pageStatement = (db: Database, filter: UsersFilter, { exact }: Narrowed) => {
  const known = pages(db)
  const key = [filter.isVerified, filter.isBanned, filter.badgeRequestStatus].join()
  const statement = known.get(key) ?? preparePage(db, exact, `page of users ${key}`)
  known.set(key, statement)
  return statement
}

/**
 * A page without a search, with the version of the users, in one statement: it sees one moment, as a snapshot
 * does. Undefined when the page is empty, or when its total has not been counted yet.
 */
const readPage = async (db: Database, filter: UsersFilter, narrowed: Narrowed, page: Page) => {
  const found = await pageStatement(db, filter, narrowed).execute({ ...page })
  const [first] = found
  const total = first && knownTotal(db, filter, first.version)
  if (!first || total === undefined) return undefined
  const rows = found.map(({ version, ...row }) => row)
  return { rows, total }
}

/**
 * One page of the members, newest first, and the total, even past the end. Both are from the same
 * moment.
 */
export const listUsers = async (
  db: Database,
  filter: UsersFilter,
  { page, limit }: { page: number; limit: number },
) => {
  const narrowed = narrow(filter)
  const { exact, near, searching } = narrowed
  const pageRequest = { offset: (page - 1) * limit, limit }
  if (!searching) {
    const read = await readPage(db, filter, narrowed, pageRequest)
    if (read) return read
  }
  return readSnapshot(db, async (tx) => {
    const version = await versionOf(tx, 'users')
    const count = () => countUsers(db, tx, { filter, narrowed, version })
    let found = searching
      ? await searchPage(tx, narrowed, pageRequest, count)
      : { total: await count(), ids: walk(tx, exact, pageRequest) }
    // Only if no page has a row: so all pages agree, and near matches never bury exact ones.
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
