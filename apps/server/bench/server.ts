import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { generateSync } from 'otplib'
import type { Pool } from 'pg'
import manifest from '../../../package.json' with { type: 'json' }
import { ensureServer } from '../../../scripts/ensureBuilt.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { readConfig } from '../src/config.ts'
import { demoAdmin } from '../src/demo/demoAccount.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { embed } from '../src/platform/database/embedded.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { poolOf } from '../src/platform/database/pool.ts'
import * as schema from '../src/platform/database/schema.ts'
import { runOn, startPostgres } from '../test/postgresServer.ts'
import { addRecord, type RecordSize } from './record.ts'

/** An answer, with the milliseconds until its last byte arrived. */
export interface Timed {
  readonly status: number
  readonly body: string
  readonly cookie: string | undefined
  readonly milliseconds: number
}

/** A server with its own process, database and port, and a signed-in administrator. */
export interface BenchServer {
  get(path: string): Promise<Timed>
  stop(): Promise<void>
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const send = (
  url: string,
  { method = 'GET', body, cookie }: { method?: string; body?: object; cookie?: string } = {},
): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const payload = body && JSON.stringify(body)
    const headers = {
      ...(cookie && { cookie }),
      ...(payload && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    }
    request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          milliseconds: performance.now() - started,
        })
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end(payload)
  })

/** Reads the server's output until `ready` finds a value in it. */
const waitUntilReady = (server: ChildProcess, ready: RegExp): Promise<string[]> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    const listen = (chunk: Buffer): void => {
      said += chunk
      const found = ready.exec(said)
      if (found) resolve(found.slice(1))
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
  })

const signIn = async (address: string, email: string, password: string): Promise<string> => {
  const post = async (call: string, body: object | undefined, cookie?: string): Promise<Timed> => {
    const answer = await send(`${address}/api/auth/${call}`, {
      method: 'POST',
      ...(body && { body }),
      ...(cookie && { cookie }),
    })
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${answer.body}`)
    return answer
  }
  const { cookie: partial = '' } = await post('signin', { email, password, role: 'ADMIN' })
  const { secret } = JSON.parse((await post('totp', undefined, partial)).body) as { secret: string }
  const verified = await post('totp-verify', { token: generateSync({ secret }) }, partial)
  return verified.cookie ?? ''
}

/** The database with the members of a bench. */
type BenchDatabase = 'embedded' | 'postgres'

/** What there is before the server starts. */
export interface BenchSize extends RecordSize {
  readonly users: number
}

/** A separate database, as the variables of a server that uses it. */
interface Prepared {
  readonly env: Readonly<Record<string, string>>
  remove(): Promise<void>
}

const password = 'a password of the bench'

/** Creates the demo data with this size. */
const fill = async (pool: Pool, { users, ...size }: BenchSize): Promise<void> => {
  await migrateDatabase(pool, readConfig({}))
  const admin = { ...demoAdmin, passwordHash: await hashPassword(password) }
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  await seedDemo(db, { users, now: new Date(), admin })
  if (size.entries > 0) await addRecord(pool, size)
}

const prepareEmbedded = async (size: BenchSize, folder: string): Promise<Prepared> => {
  const { pool, close } = embed(path.join(folder, 'database'), createLog('silent'))
  await fill(pool, size)
  await close()
  return { env: {}, remove: async () => undefined }
}

/** An untuned PostgreSQL. */
const preparePostgres = async (size: BenchSize): Promise<Prepared> => {
  const postgres = await startPostgres()
  try {
    // A common locale. With the locale C, pg_trgm only supports Latin letters.
    await runOn(postgres.adminUrl, "create database bench template template0 locale 'C.UTF-8'")
    const url = postgres.adminUrl.replace(/[^/]+$/, 'bench')
    // The server's own pool limits statements to seconds; building an index of a million rows
    // takes more.
    const pool = poolOf({ connectionString: url, max: 1 })
    await fill(pool, size)
    await pool.end()
    return { env: { DATABASE_URL: url }, remove: postgres.stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const prepare = { embedded: prepareEmbedded, postgres: preparePostgres }

/** Starts the server on a new database of this size and makes a real sign-in. */
export const startBenchServer = async (
  size: BenchSize,
  database: BenchDatabase,
): Promise<BenchServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-'))
  // The build, with the options of `pnpm start`.
  await ensureServer()
  const options = manifest.scripts.start.split(' ').filter((part) => part.startsWith('--'))
  const main = path.resolve(import.meta.dirname, '../dist/main.js')
  const { env, remove } = await prepare[database](size, folder)
  const server = spawn(process.execPath, [...options, main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '1000000',
      SECRET_KEY: 'the measured server has this key',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    agent.destroy()
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await remove()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const [address = ''] = await waitUntilReady(server, /Ready at (\S+)/)
    const cookie = await signIn(address, demoAdmin.email, password)
    return {
      get: (url) => send(address + url, { cookie }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
