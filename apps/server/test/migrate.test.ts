import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
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
