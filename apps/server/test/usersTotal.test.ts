// Specification: 2.15, 7

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../src/platform/database/schema.ts'
import { readSnapshot } from '../src/platform/database/versions.ts'
import { narrow } from '../src/users/filter.ts'
import { readSearchTerm } from '../src/users/searchTerm.ts'
import { countFound } from '../src/users/totals.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { shareTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser

/** Adds members `many1@example.org`, `many2@example.org` and so on, by one statement. */
const addMembers = (members: number) =>
  test.db.transaction(async (tx) => {
    // On a busy machine it takes longer than a statement of the server may.
    await tx.execute(sql`select set_config('statement_timeout', '150s', true)`)
    await tx.execute(sql`
      insert into ${users} (id, email, full_name)
      select gen_random_uuid(), 'many' || n || '@example.org', 'Many Members'
      from generate_series(1, ${members}::int) as n`)
  })

const list = async (query: string, by = admin) => (await by.get(`/users?${query}`)).json()
const pagination = async (query: string) => (await list(query)).pagination

describe('the total of a search of members', () => {
  shareTestApp(async (shared, browser) => {
    test = shared
    admin = browser
    await addMembers(10_001)
    await test.createUser({ fullName: 'Rosa Quintela', email: 'rosa@example.net' })
  })

  it('ends at `maxTotal` if more members match', async () => {
    expect(await pagination('search=many&maxTotal=10000')).toEqual({
      page: 1,
      limit: 10,
      total: 10_000,
      totalPages: 1000,
      hasMore: true,
    })
  })

  it('is counted to one more than `maxTotal`, however many members match', async () => {
    const filter = { search: 'many' }
    const narrowed = narrow({}, await readSearchTerm(test.db, filter.search))
    const found = await readSnapshot(test.db, (tx) =>
      countFound(test.db, tx, { filter, narrowed, version: 'of this test', maxTotal: 2000 }),
    )
    expect(found.total).toBe(2001)
  })

  it('is exact if `maxTotal` members match', async () => {
    const query = 'search=many&maxTotal=10001'
    expect(await pagination(query)).toEqual({ page: 1, limit: 10, total: 10_001, totalPages: 1001 })
  })

  it('is exact without `maxTotal`', async () => {
    expect(await pagination('search=many')).toMatchObject({ total: 10_001, totalPages: 1001 })
  })

  it('is exact for few matches, and for one typo', async () => {
    for (const term of ['rosa', 'quintlea']) {
      const found = await pagination(`search=${term}&maxTotal=10000`)
      expect(found).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1 })
    }
  })

  it('is exact without a search', async () => {
    expect(await pagination('maxTotal=5')).toMatchObject({ total: 10_002, totalPages: 1001 })
    expect((await list('maxTotal=5&limit=100')).data).toHaveLength(100)
  })

  it.each([
    ['few', 25],
    ['many', 9_990],
  ])('lists no row after %s that are counted, without gaps before', async (_, maxTotal) => {
    const read = async (page: number) =>
      (await list(`search=many&sort=joined&limit=100&page=${page}&maxTotal=${maxTotal}`)).data
    const last = Math.ceil(maxTotal / 100)
    expect(await read(last)).toHaveLength(maxTotal - (last - 1) * 100)
    expect(await read(last + 1)).toEqual([])
    const all = await list(`search=many&sort=joined&limit=100&page=${last}`)
    const cut = await read(last)
    expect(all.data.slice(0, cut.length)).toEqual(cut)
  })

  it('follows a change at once, also a cached total', async () => {
    const total = () => pagination('search=many&maxTotal=10001')
    const exact = { page: 1, limit: 10, total: 10_001, totalPages: 1001 }
    expect(await total()).toEqual(exact)
    expect(await total()).toEqual(exact)
    await test.createUser({ email: 'many@example.org' })
    expect(await total()).toEqual({ ...exact, hasMore: true })
  })

  it.each(['0', '-1', '100001', 'x'])('refuses %s as `maxTotal`', async (maxTotal) => {
    expect((await admin.get(`/users?search=many&maxTotal=${maxTotal}`)).statusCode).toBe(400)
  })
})

it('without the feature `pages` `maxTotal` is unknown', async () => {
  const bare = await createTestApp({ env: { FEATURES: 'record' } })
  const steward = await bare.browseAsAdmin()
  expect((await steward.get('/users?search=ana&maxTotal=5')).statusCode).toBe(400)
  await bare.close()
})
