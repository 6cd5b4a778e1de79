import { Client } from 'pg'
import { expect, it } from 'vitest'
import { until } from '../outbox.ts'
import { startServer } from '../serverProcess.ts'
import { createEmptyDatabase } from '../testDatabase.ts'

it('a migration that is killed half-way leaves no table, and the next start makes all', async () => {
  const { env, remove } = await createEmptyDatabase()
  const other = new Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  const count = async (from: string): Promise<number> => {
    const { rows } = await other.query(`select count(*)::int as n from ${from}`)
    return rows[0].n
  }
  const settings = { ...env, SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
  // The last table of the migration: it waits here until this transaction ends.
  await other.query('begin')
  await other.query('create table users (id int)')

  const killed = startServer(settings)
  await until(async () => (await count('pg_locks where not granted')) > 0)
  killed.child.kill('SIGKILL')
  await killed.finished
  await other.query('rollback')

  const connections =
    'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await until(async () => (await count(connections)) === 0)
  expect(await count("pg_tables where schemaname = 'public'")).toBe(0)

  const next = startServer(settings)
  await next.ready()
  expect(await count('users')).toBe(0)
  next.child.kill('SIGTERM')
  await next.finished
  await other.end()
  await remove()
})
