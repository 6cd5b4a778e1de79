import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(users, (shared, browser) => {
  test = shared
  admin = browser
})

interface Row {
  id: string
  fullName: string | null
  email: string
  joinedAt?: string
}

const list = async (query: string, by = admin) => (await by.get(`/users${query}`)).json()
const names = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ fullName, email }: Row) => fullName ?? email)

describe('the order of the list of members', () => {
  beforeEach(async () => {
    const joined = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
    await test.createUser({ fullName: 'Élodie Martin', ...joined(1) })
    await test.createUser({ fullName: 'zoe Adams', ...joined(4) })
    await test.createUser({ fullName: null, email: 'gil@example.org', ...joined(2) })
    await test.createUser({ fullName: 'Eva Brandt', isBanned: true, ...joined(3) })
  })

  it.each([
    ['', ['zoe Adams', 'Eva Brandt', 'gil@example.org', 'Élodie Martin']],
    ['?sort=-joined', ['zoe Adams', 'Eva Brandt', 'gil@example.org', 'Élodie Martin']],
    ['?sort=joined', ['Élodie Martin', 'gil@example.org', 'Eva Brandt', 'zoe Adams']],
    ['?sort=name', ['Élodie Martin', 'Eva Brandt', 'gil@example.org', 'zoe Adams']],
    ['?sort=-name', ['zoe Adams', 'gil@example.org', 'Eva Brandt', 'Élodie Martin']],
    ['?sort=name&isBanned=true', ['Eva Brandt']],
    ['?sort=name&search=ma', ['Élodie Martin']],
    ['?sort=-name&search=example', ['zoe Adams', 'gil@example.org', 'Eva Brandt', 'Élodie Martin']],
    ['?sort=name&search=Brandd', ['Eva Brandt']],
  ])('is right for %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it.each(['name', '-name', 'joined', '-joined'])(
    'by %s keeps members with equal values in the order of their ids, over all pages',
    async (sort) => {
      const same = { fullName: 'Rosa Lima', createdAt: new Date('2026-02-01') }
      for (let i = 0; i < 9; i += 1) await test.createUser(same)
      const read = async (page: number, more = '') =>
        (await list(`?sort=${sort}&limit=4&page=${page}${more}`)).data.map(({ id }: Row) => id)
      for (const more of ['', '&search=rosa']) {
        const all = (await Promise.all([1, 2, 3, 4].map((page) => read(page, more)))).flat()
        expect(new Set(all).size).toBe(more ? 9 : 13)
      }
      const rosas = (await list(`?sort=${sort}&limit=100&search=rosa`)).data
      const ids = rosas.map(({ id }: Row) => id)
      expect(ids).toEqual(sort.startsWith('-') ? ids.toSorted().reverse() : ids.toSorted())
    },
  )

  it('comes with the time of joining', async () => {
    const [first] = (await list('?sort=joined&limit=1')).data
    expect(first.joinedAt).toBe('2026-01-01T00:00:00.000Z')
    const member = (await admin.get(`/users/${first.id}`)).json().data
    expect(member.joinedAt).toBe(first.joinedAt)
  })

  it.each(['email', 'name,-joined', '--name'])('refuses %s', async (sort) => {
    expect((await admin.get(`/users?sort=${sort}`)).statusCode).toBe(400)
  })

  it.each([
    ['name', 'users_by_name'],
    ['-name', 'users_by_name'],
    ['joined', 'users_newest'],
  ])('by %s reads its index alone', async (sort, index) => {
    const column = sql.raw(sort.endsWith('name') ? 'name_key collate "C"' : 'created_at')
    const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
    const plan = await test.db.transaction(async (tx) => {
      // Of a few rows, reading the whole table is faster.
      for (const plan of ['seqscan', 'bitmapscan', 'sort']) {
        await tx.execute(sql.raw(`set local enable_${plan} = off`))
      }
      const { rows } = await tx.execute(sql`
        explain select id from users where role <> 'admin' and deleted_at is null
        order by ${column} ${way}, id ${way} limit 10 offset 90`)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toContain(`using ${index}`)
    expect(plan).not.toContain('Sort')
  })
})

it('without the feature has no parameter for the order, and no time of joining', async () => {
  const bare = await createTestApp({ env: { FEATURES: 'record' } })
  await bare.createUser()
  const steward = await bare.browseAsAdmin()
  expect((await steward.get('/users?sort=name')).statusCode).toBe(400)
  const [row] = (await list('', steward)).data
  expect(row).not.toHaveProperty('joinedAt')
  await bare.close()
})
