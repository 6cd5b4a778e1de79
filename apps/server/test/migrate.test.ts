// Specification: none

import { createHash } from 'node:crypto'
import { generateSecret, generateSync } from 'otplib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { applyFirstMigrations, fillFirstSchema, firstRows } from './firstSchema.ts'
import { cookieOf, createTestApp, password, type TestApp, testKeys } from './helper.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from './testDatabase.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.remove())

const open = () => openDatabase(readConfig(own.env), createLog('silent'))

it('changes nothing when the schema is up to date', async () => {
  const database = await open()
  const applied = 'select * from drizzle.__drizzle_migrations'
  const before = (await database.pool.query(applied)).rows
  await database.close()
  const again = await open()
  expect((await again.pool.query(applied)).rows).toEqual(before)
  await again.close()
})

it('refuses a database of a newer version, and leaves it unchanged', async () => {
  const database = await open()
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  )
  await database.close()
  const message =
    'The database was created by a newer version of the server. ' +
    'Start that version, or restore a backup from before the update.'
  await expect(open()).rejects.toThrow(message)
  await expect(open()).rejects.toThrow(message)
})

it('counts the notes again that were written while 0012 counted them', async () => {
  const [two, one, none] = [firstRows.member, firstRows.applicant, firstRows.deleted]
  const bare = await createBareDatabase(async (pool, folder) => {
    await applyFirstMigrations(pool, folder, 13)
    for (const id of [two, one, none]) {
      await pool.query('insert into users (id, email) values ($1, $1::uuid::text)', [id])
    }
    for (const about of [two, two, one]) {
      await pool.query(
        "insert into member_notes (id, user_id, text) values (gen_random_uuid(), $1, 'Late')",
        [about],
      )
    }
    await pool.query('delete from member_note_counts where user_id = $1', [one])
    await pool.query('update member_note_counts set notes = 1')
    await pool.query('insert into member_note_counts values ($1, 1)', [none])
  })
  const database = await openDatabase(readConfig({ ...bare.env }), createLog('silent'))
  const { rows } = await database.pool.query(
    'select user_id as id, notes from member_note_counts order by user_id',
  )
  expect(rows).toEqual([
    { id: two, notes: 2 },
    { id: one, notes: 1 },
    { id: none, notes: 0 },
  ])
  await database.close()
  await bare.remove()
})

describe('a database of the first release', () => {
  type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  const readAll = async (pool: Pool, tables: readonly string[]): Promise<Rows> => {
    const read = async (table: string) => {
      const { rows } = await pool.query(`select to_jsonb(t) as row from ${table} t order by 1`)
      return [table, rows.map(({ row }) => row)] as const
    }
    const all: [string, Rows[string]][] = []
    for (const table of tables) all.push([...(await read(table))])
    return Object.fromEntries(all)
  }
  /** Columns that no release reads any more. */
  const dropped: Readonly<Record<string, readonly string[]>> = { one_time_tokens: ['tries'] }

  const seed = generateSecret()
  const token = 'the token of a session that goes on'
  let first: Rows
  let bare: TestDatabase
  let test: TestApp

  beforeAll(async () => {
    bare = await createBareDatabase(async (pool, folder) => {
      await applyFirstMigrations(pool, folder, 1)
      await fillFirstSchema(pool, {
        tokenHash: createHash('sha256').update(token).digest('base64url'),
        passwordHash: await hashPassword(password),
        seed: testKeys.seal(seed, firstRows.steward),
      })
      const { rows } = await pool.query(
        "select tablename from pg_tables where schemaname = 'public'",
      )
      first = await readAll(
        pool,
        rows.map(({ tablename }) => tablename),
      )
    })
    const database = await openDatabase(readConfig({ ...bare.env }), createLog('silent'))
    const giveBack = async () => {
      await database.close()
      await bare.remove()
    }
    test = await createTestApp({ lent: { env: bare.env, database, giveBack } })
  })
  afterAll(() => test.close())

  const steward = () => test.anonymous(`sid=${test.app.signCookie(token)}`)

  it('keeps every row as it was', async () => {
    expect(Object.entries(first).filter(([, rows]) => rows.length === 0)).toEqual([])
    const now = await readAll(test.database.pool, Object.keys(first))
    for (const [table, rows] of Object.entries(first)) {
      const kept = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).filter(([column]) => !dropped[table]?.includes(column)),
        ),
      )
      expect(now[table], table).toEqual(kept.map((row) => expect.objectContaining(row)))
    }
  })

  it('shows them: sessions go on, and a password opens with its second factor', async () => {
    const users = await steward().get('/users?limit=10')
    expect(
      users
        .json()
        .data.map(({ id }: { id: string }) => id)
        .toSorted(),
    ).toEqual([firstRows.member, firstRows.applicant])
    for (const search of ['ιωαννησ', 'ιωανησ']) {
      expect((await steward().get(`/users?search=${search}`)).json().data).toHaveLength(1)
    }
    expect((await steward().get(`/users/${firstRows.member}`)).json().data).toMatchObject({
      fullName: 'Ιωάννης Σεφέρης',
    })
    expect((await steward().get('/users/pending-badges')).json().data).toHaveLength(1)
    expect((await steward().get('/posts')).json().data).toHaveLength(1)
    expect((await steward().get('/invite')).json().data).toHaveLength(1)
    expect((await steward().get('/announcements')).json().data).toHaveLength(2)
    const plans = (await steward().get('/membership-plan/get-all')).json().data
    expect(plans).toHaveLength(2)
    expect(plans).toContainEqual(
      expect.objectContaining({
        price: 999_999.99,
        features: ['First, with a comma', '"Second"'],
        image: '/api/files/tiers/patron.png',
      }),
    )

    const email = 'steward@example.org'
    const signedIn = await test.anonymous().post('/auth/signin', { email, password, role: 'ADMIN' })
    const code = { token: generateSync({ secret: seed }) }
    const verified = await test.anonymous(cookieOf(signedIn)).post('/auth/totp-verify', code)
    expect(verified.json()).toMatchObject({ verified: true })
  })

  it('keeps their rules', async () => {
    const { pool } = test.database
    const { rows: unchecked } = await pool.query(
      'select conname from pg_constraint where not convalidated',
    )
    expect(unchecked).toEqual([])
    const { member, deleted, plan } = firstRows
    const refused: [string, string][] = [
      [`update users set deleted_at = null where id = '${deleted}'`, 'users_email_key'],
      [`update users set is_verified = false where id = '${member}'`, 'users_verified'],
      [`update membership_plans set price = -1 where id = '${plan}'`, 'membership_plans_price'],
      [`update posts set user_id = '${plan}'`, 'posts_user_id_users_id_fk'],
      [`update devices set token = 'phone'`, 'devices_token_unique'],
    ]
    for (const [statement, constraint] of refused) {
      await expect(pool.query(statement), statement).rejects.toMatchObject({ constraint })
    }
  })

  it('tells their changes: what is deleted takes along what belongs to it, and lists are new', async () => {
    const list = await steward().get('/posts')
    const known = { headers: { 'if-none-match': String(list.headers.etag) } }
    expect((await steward().get('/posts', known)).statusCode).toBe(304)

    await test.database.pool.query('delete from users where id = $1', [firstRows.member])
    const now = await readAll(test.database.pool, Object.keys(first))
    for (const table of ['devices', 'posts', 'invites']) expect(now[table], table).toEqual([])
    expect(now.totp).toHaveLength(1)
    expect((await steward().get('/posts', known)).statusCode).toBe(200)
  })
})
