import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import {
  type Connections,
  connectReplica,
  type OpenDatabase,
  openDatabase,
} from '../src/platform/database/database.ts'
import * as schema from '../src/platform/database/schema.ts'
import { createLog } from '../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

/** An open, empty database, with the variables for it and for a data folder. */
export interface LentDatabase {
  readonly env: TestDatabase['env']
  readonly database: OpenDatabase
  /** The same one, but it refuses changes, as a replica does. Undefined for the embedded database. */
  readonly readOnly?: Connections | undefined
  /** Returns it. All further use fails. */
  giveBack(): Promise<void>
}

interface Reusable {
  readonly copy: TestDatabase
  readonly open: OpenDatabase
  readonly readOnly: Connections | undefined
  /** Tables that are empty in the template. */
  readonly tables: readonly string[]
  readonly shape: string
}

/** Unused databases of this worker. Opening one takes five times as long as emptying one. */
const free: Reusable[] = []

/** A hash of the schema and of the rows that the migrations insert. */
const shapeOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query(`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select concat_ws(' ', oid, relname, relnatts) as part from pg_class where oid > 16383
      union all select concat_ws(' ', oid, conname) from pg_constraint where oid > 16383
      union all select template::text from reason_templates template
      union all select deployment::text from deployment
    ) parts`)
  return rows[0]?.shape
}

/** The tables among these that have rows. */
const filled = async (pool: Pool, tables: readonly string[]): Promise<string[]> => {
  const looks = tables.map((name) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await pool.query(looks.join(' union all '))
  return rows.map(({ name }) => name)
}

const connectReadOnly = ({ env }: TestDatabase): Connections | undefined =>
  env.DATABASE_URL === undefined
    ? undefined
    : connectReplica(`${env.DATABASE_URL}?options=-c%20default_transaction_read_only%3Don`, 10)

const openCopy = async (): Promise<Reusable> => {
  const copy = await createTestDatabase()
  const open = await openDatabase(readConfig({ ...copy.env }), createLog('silent'))
  const { rows } = await open.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const tables: string[] = rows.map(({ name }) => name)
  const full = new Set(await filled(open.pool, tables))
  const shape = await shapeOf(open.pool)
  const readOnly = connectReadOnly(copy)
  return { copy, open, readOnly, tables: tables.filter((name) => !full.has(name)), shape }
}

const remove = async ({ copy, open, readOnly }: Reusable): Promise<void> => {
  await readOnly?.pool.end()
  if (!open.pool.ending) await open.close()
  await copy.remove()
}

/** Empties all tables. Returns false if the schema differs from the template. */
const empty = async ({ open: { pool }, tables, shape }: Reusable): Promise<boolean> => {
  if ((await shapeOf(pool)) !== shape) return false
  const full = await filled(pool, tables)
  if (full.length > 0) await pool.query(`truncate ${full.join(', ')} restart identity cascade`)
  return true
}

const take = async (): Promise<Reusable> => {
  for (let found = free.pop(); found; found = free.pop()) {
    // Not when it was returned, because statements could still run then.
    if (await empty(found)) return found
    await remove(found)
  }
  return openCopy()
}

/** The same pool, for as long as `isMine` is true. */
const guarded = (pool: Pool, isMine: () => boolean): Pool =>
  new Proxy(pool, {
    get: (target, key) => {
      if (!isMine() && (key === 'query' || key === 'connect')) {
        return async () => {
          throw new Error('The test has given its database back')
        }
      }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Lends an open, empty database of the current project. */
export const lendDatabase = async (): Promise<LentDatabase> => {
  const lent = await take()
  const folder = await mkdtemp(path.join(inject('folder'), 'app-'))
  let isMine = true
  const lend = ({ pool: whole }: Connections): Connections => {
    const pool = guarded(whole, () => isMine)
    return { pool, db: drizzle(pool, { schema, casing: 'snake_case' }) }
  }
  return {
    env: { ...lent.copy.env, DATA_DIR: folder },
    readOnly: lent.readOnly && lend(lent.readOnly),
    database: { ...lent.open, ...lend(lent.open), reads: lend(lent.open.reads) },
    giveBack: async () => {
      isMine = false
      // A test may have closed it.
      if (lent.open.pool.ending) await remove(lent)
      else free.push(lent)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
