import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase, withMigrator } from '../../src/platform/database/database.ts'
import {
  contractDatabase,
  expandDatabase,
  planMigration,
} from '../../src/platform/database/migrate.ts'
import { createLog } from '../../src/platform/log.ts'
import { register } from '../../src/process/registry.ts'
import { addMigration } from '../addMigration.ts'
import { until } from '../outbox.ts'
import { runCommand, startServer } from '../serverProcess.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testDatabase.ts'

let own: TestDatabase
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(() => own.remove())

const index = 'create unique index concurrently if not exists users_nickname on users (nickname)'

/** The settings of the next version, with the embedded files of this one. */
const nextVersion = async () => ({
  ...readConfig(own.env),
  ...(await addMigration(own.env.DATA_DIR, {
    '': 'alter table users add nickname text',
    '.index': index,
    '.contract': 'alter table users drop column nickname',
  })),
})

const migrating = <T>(work: (pool: Pool) => Promise<T>): Promise<T> =>
  withMigrator(own.env.DATABASE_URL ?? '', work)

const silent = createLog('silent')
const ignore = () => undefined

const isBuilt = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = to_regclass('users_nickname')",
  )
  return rows[0]?.indisvalid === true
}

/** Whether a process asks for the lock of the migration while another one has it. */
const isWaiting = async (pool: Pool): Promise<boolean> => {
  const { rowCount } = await pool.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%advisory_lock(%'`)
  return rowCount === 1
}

it('plans, expands and contracts one after another', async () => {
  const next = await nextVersion()
  await migrating(async (pool) => {
    expect(await planMigration(pool, next)).toEqual({
      expand: ['0001_later', '0001_later.index'],
      contract: ['0001_later.contract'],
      otherVersions: [],
    })
    await expect(contractDatabase(pool, next, ignore)).rejects.toThrow('is not expanded')
    await expandDatabase(pool, next, ignore)
    expect(await isBuilt(pool)).toBe(true)
    expect(await planMigration(pool, next)).toMatchObject({
      expand: [],
      contract: ['0001_later.contract'],
    })
    await contractDatabase(pool, next, ignore)
    expect(await planMigration(pool, next)).toMatchObject({ expand: [], contract: [] })
    await expect(pool.query('select nickname from users')).rejects.toThrow('does not exist')
  })
})

it('starts a server with MIGRATE=0 only on tables that it can use', async () => {
  const next = { ...(await nextVersion()), migrates: false }
  await expect(openDatabase(next, silent)).rejects.toThrow(
    'The database lacks 0001_later, 0001_later.index, and MIGRATE=0 leaves that to you. Run `cli migrate --expand`',
  )
  await migrating((pool) => expandDatabase(pool, next, ignore))
  await (await openDatabase(next, silent)).close()
  // The version before starts beside it, for example because its process was killed.
  await (await openDatabase(readConfig({ ...own.env, MIGRATE: '0' }), silent)).close()
  await migrating((pool) => contractDatabase(pool, next, ignore))
  await expect(openDatabase(readConfig({ ...own.env, MIGRATE: '0' }), silent)).rejects.toThrow(
    'A newer version of the server has removed what this one needs (0001_later.contract)',
  )
})

it('removes nothing while a process of another version runs', async () => {
  const next = await nextVersion()
  const before = await openDatabase(readConfig(own.env), silent)
  const older = await register(before.db, ['web'], silent)
  await migrating(async (pool) => {
    await expandDatabase(pool, next, ignore)
    expect((await planMigration(pool, next)).otherVersions).toEqual([readConfig({}).version])
    await expect(contractDatabase(pool, next, ignore)).rejects.toThrow(
      /^Processes of version .+ still run/,
    )
  })
  // A start leaves the removal to the command, and says so.
  await (await openDatabase(next, silent)).close()
  await before.pool.query('select nickname from users')

  await before.pool.query("update processes set seen_at = now() - interval '3 minutes'")
  await migrating((pool) => contractDatabase(pool, next, ignore))
  await expect(before.pool.query('select nickname from users')).rejects.toThrow('does not exist')
  await older.end()
  await before.close()
})

it('builds an index while changes go on, and while another process waits for the migration', async () => {
  const next = await nextVersion()
  const database = await openDatabase(readConfig(own.env), silent)
  const old = await database.pool.connect()
  const said: string[] = []
  // The build waits for the end of this transaction.
  await old.query('begin isolation level repeatable read')
  await old.query('select count(*) from audit_log')
  const { promise: following, resolve } = Promise.withResolvers<void>()
  const expanding = migrating((pool) =>
    expandDatabase(pool, next, (words) => {
      said.push(words)
      if (words.startsWith('Index on users: ')) resolve()
    }),
  )
  await following
  const together = migrating((pool) => expandDatabase(pool, next, ignore))
  await until(() => isWaiting(database.pool))
  await database.pool.query(
    "insert into users (id, email, nickname) values (gen_random_uuid(), 'rui@example.org', 'rui')",
  )
  await old.query('commit')
  old.release()
  await Promise.all([expanding, together])
  expect(said.slice(0, 2)).toEqual(['Applying 0001_later', 'Applying 0001_later.index'])
  expect(await isBuilt(database.pool)).toBe(true)
  await database.close()
})

it('continues a migration that was cut off in the middle of an index', async () => {
  const next = await nextVersion()
  const database = await openDatabase(readConfig(own.env), silent)
  const old = await database.pool.connect()
  await old.query('begin isolation level repeatable read')
  await old.query('select count(*) from audit_log')
  const { promise: following, resolve } = Promise.withResolvers<void>()
  const expanding = migrating((pool) =>
    expandDatabase(pool, next, (words) => {
      if (words.startsWith('Index on users: ')) resolve()
    }),
  )
  const cut = expect(expanding).rejects.toThrow('terminat')
  await following
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = '${index}'`)
  await cut
  await old.query('commit')
  old.release()
  expect(await isBuilt(database.pool)).toBe(false)
  await migrating((pool) => expandDatabase(pool, next, ignore))
  expect(await isBuilt(database.pool)).toBe(true)
  await database.close()
})

it('gives up a change of a table that is in use, and applies it later', async () => {
  const next = await nextVersion()
  const database = await openDatabase(readConfig(own.env), silent)
  const busy = await database.pool.connect()
  await busy.query('begin')
  await busy.query('lock table users in access share mode')
  await migrating((pool) =>
    expect(expandDatabase(pool, next, ignore)).rejects.toThrow('A table was in use for longer'),
  )
  await busy.query('commit')
  busy.release()
  await migrating((pool) => expandDatabase(pool, next, ignore))
  await database.pool.query('select nickname from users')
  await database.close()
})

it('rejects a file of indexes with another statement', async () => {
  const settings = await addMigration(own.env.DATA_DIR, {
    '': 'alter table users add nickname text',
    '.index': 'create index users_nickname on users (nickname)',
  })
  await migrating((pool) =>
    expect(planMigration(pool, settings)).rejects.toThrow(
      '0001_later.index.sql may only "create index concurrently if not exists"',
    ),
  )
})

it('migrates an empty database by command, for a server with MIGRATE=0', async () => {
  const { env, remove } = await createEmptyDatabase()
  const settings = { ...env, MIGRATE: '0', LOG_LEVEL: 'silent' }
  const refused = await startServer(settings).finished
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('migrate --expand') })
  expect(await runCommand(settings, ['migrate'])).toMatchObject({
    code: 1,
    stderr: 'migrate takes one option. Add --plan, --expand or --contract.\n',
  })
  expect(await runCommand(settings, ['migrate', '--expand'])).toMatchObject({
    code: 0,
    stdout: 'To expand: nothing.\nTo contract: nothing.\n',
    stderr: 'Applying 0000_start\n',
  })
  const server = startServer(settings)
  await server.ready()
  server.child.kill('SIGTERM')
  expect((await server.finished).code).toBe(0)
  await remove()
})
