import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { generateSync } from 'otplib'
import type { Pool } from 'pg'
import manifest from '../../../package.json' with { type: 'json' }
import { ensureServer } from '../../../scripts/ensureBuilt.ts'
import { createKeys } from '../src/auth/keys.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config/config.ts'
import { demoAdmin } from '../src/demo/demoAccount.ts'
import { seedDemo } from '../src/demo/seed.ts'
import type { Database } from '../src/platform/database/database.ts'
import { embed } from '../src/platform/database/embedded.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { poolOf } from '../src/platform/database/pool.ts'
import * as schema from '../src/platform/database/schema.ts'
import { createLog } from '../src/platform/log.ts'
import { runOn, startPostgres } from '../test/postgresServer.ts'
import { startServerWith } from '../test/serverProcess.ts'

/** An answer, with the milliseconds until its last byte arrived. */
interface Timed {
  readonly body: string
  readonly cookie: string
  readonly milliseconds: number
}

/** A server with its own process, database and port, and a signed-in administrator. */
export interface BenchServer {
  get(path: string): Promise<Timed>
  post(path: string, body: object): Promise<Timed>
  stop(): Promise<void>
}

/** @throws Error for an answer other than 200 */
const send = async (url: string, cookie: string, init: RequestInit = {}): Promise<Timed> => {
  const started = performance.now()
  const headers = { cookie, ...(init.body && { 'content-type': 'application/json' }) }
  const answer = await fetch(url, { ...init, headers })
  const body = await answer.text()
  const milliseconds = performance.now() - started
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${body}`)
  return { body, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', milliseconds }
}

const signIn = async (address: string, email: string, password: string): Promise<string> => {
  const post = (call: string, cookie: string, body?: object) =>
    send(`${address}/api/auth/${call}`, cookie, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body) }),
    })
  const partial = (await post('signin', '', { email, password, role: 'ADMIN' })).cookie
  const { secret } = JSON.parse((await post('totp', partial)).body) as { secret: string }
  return (await post('totp-verify', partial, { token: generateSync({ secret }) })).cookie
}

/** The database with the members of a bench. */
type BenchDatabase = 'embedded' | 'postgres'

/** A separate database, as the variables of a server that uses it. */
interface Prepared {
  readonly env: Readonly<Record<string, string>>
  remove(): Promise<void>
}

const password = 'a password of the bench'
const secretKey = 'the measured server has this key'

/** Adds the data of one bench to the demo data, before the server starts. */
type AddMore = (pool: Pool, db: Database, folder: string) => Promise<void>

/** The keys of the measured server. */
export const benchKeys = createKeys(secretKey)

/** Creates the demo data with this number of members. */
const fill = async (pool: Pool, users: number, folder: string, more?: AddMore): Promise<void> => {
  await migrateDatabase(pool, readConfig({}))
  const admin = { ...demoAdmin, passwordHash: await hashPassword(password) }
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  await seedDemo(db, benchKeys, {
    users,
    now: new Date(),
    admin,
  })
  await more?.(pool, db, folder)
}

const prepareEmbedded = async (
  users: number,
  folder: string,
  more?: AddMore,
): Promise<Prepared> => {
  const { pool, close } = embed(path.join(folder, 'database'), createLog('silent'))
  await fill(pool, users, folder, more)
  await close()
  return { env: {}, remove: async () => undefined }
}

/** An untuned PostgreSQL. */
const preparePostgres = async (
  users: number,
  folder: string,
  more?: AddMore,
): Promise<Prepared> => {
  const postgres = await startPostgres()
  try {
    // A common locale. With the locale C, pg_trgm only supports Latin letters.
    await runOn(postgres.adminUrl, "create database bench template template0 locale 'C.UTF-8'")
    const url = postgres.adminUrl.replace(/[^/]+$/, 'bench')
    // The server's own pool limits statements to seconds; building an index of a million rows
    // takes more.
    const pool = poolOf({ connectionString: url, max: 1 })
    await fill(pool, users, folder, more)
    await pool.end()
    return { env: { DATABASE_URL: url }, remove: postgres.stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const prepare = { embedded: prepareEmbedded, postgres: preparePostgres }

/** Starts the server on a new database with this many members and makes a real sign-in. */
export const startBenchServer = async (
  users: number,
  database: BenchDatabase,
  more?: AddMore,
): Promise<BenchServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-'))
  // The build, with the options of `pnpm start`.
  await ensureServer()
  const options = manifest.scripts.start.split(' ').filter((part) => part.startsWith('--'))
  const { env, remove } = await prepare[database](users, folder, more)
  const server = startServerWith(options, {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    READS_PER_MINUTE: '1000000',
    SECRET_KEY: secretKey,
    ...env,
  })
  const stop = async (): Promise<void> => {
    server.child.kill('SIGTERM')
    await server.finished
    await remove()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const address = await server.ready()
    const cookie = await signIn(address, demoAdmin.email, password)
    const post = (url: string, body: object) =>
      send(address + url, cookie, { method: 'POST', body: JSON.stringify(body) })
    return { get: (url) => send(address + url, cookie), post, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
