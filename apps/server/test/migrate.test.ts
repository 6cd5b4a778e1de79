import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { addMigration } from './addMigration.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

let own: TestDatabase
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(() => own.remove())

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

it('has a trigger on every table with updated_at that sets it at a change', async () => {
  const database = await open()
  const { rows } = await database.pool.query(`
    select table_name as "table", exists (
      select from pg_trigger where tgname = 'touch' and tgrelid = table_name::regclass
    ) as "isTouched"
    from information_schema.columns where table_schema = 'public' and column_name = 'updated_at'`)
  await database.close()
  expect(rows).not.toEqual([])
  expect(rows.filter(({ isTouched }) => !isTouched)).toEqual([])
})

it('starts on a database to which a newer version only added', async () => {
  const database = await open()
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  )
  await database.close()
  await (await open()).close()
})

it('refuses a database from which a newer version removed something', async () => {
  const database = await open()
  await database.pool.query(
    "insert into drizzle.migration_steps (name) values ('0099_later.contract')",
  )
  await database.close()
  const message =
    'A newer version of the server has removed what this one needs (0099_later.contract). ' +
    'Start that version, or restore a backup from before the update.'
  await expect(open()).rejects.toThrow(message)
  await expect(open()).rejects.toThrow(message)
})

it('adds, builds indexes and removes at a start when no other version runs', async () => {
  const later = await addMigration(own.env.DATA_DIR, {
    '': 'alter table users add nickname text',
    '.index': 'create index concurrently if not exists users_nickname on users (nickname)',
    '.contract': 'alter table users drop column nickname',
  })
  const database = await openDatabase({ ...readConfig(own.env), ...later }, createLog('silent'))
  const { rows } = await database.pool.query('select name from drizzle.migration_steps order by 1')
  await database.close()
  expect(rows).toEqual([{ name: '0001_later.contract' }, { name: '0001_later.index' }])
})

it('refuses a database from before the first migration, and leaves it unchanged', async () => {
  const database = await open()
  await database.pool.query('update drizzle.__drizzle_migrations set created_at = 1')
  await database.close()
  const message =
    'The database was created by a version from before the first release. ' +
    'Its tables cannot be updated: start with an empty database or data folder.'
  await expect(open()).rejects.toThrow(message)
  await expect(open()).rejects.toThrow(message)
})
