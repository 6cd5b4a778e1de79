import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { totp, users } from '../src/platform/database/schema.ts'
import { createLog } from '../src/platform/log.ts'
import { expectFailedStart } from './expectFailedStart.ts'
import { startS3Server } from './s3Server.ts'
import { startServer } from './serverProcess.ts'
import { createTestDatabase } from './testDatabase.ts'

let folder: string
let blocker: Server
let port: number
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-start-'))
  // Takes a port, accepts connections and never answers.
  blocker = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  port = (blocker.address() as AddressInfo).port
})
afterAll(async () => {
  blocker.close()
  await rm(folder, { recursive: true })
})

const expectRefusal = (env: Readonly<Record<string, string>>, words: string, ...args: string[]) =>
  expectFailedStart({ DATA_DIR: path.join(folder, 'data'), ...env }, words, ...args)

describe('a failed start prints the reason in one line', () => {
  it('a Node.js that is too old', () => {
    const olderNode =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(olderNode)}`
    return expectRefusal({ NODE_OPTIONS }, 'Node.js 20.20.2 is too old. Use 24 or newer.')
  })

  it('a broken value', () => expectRefusal({ PORT: 'abc' }, 'PORT must be a whole number'))

  it('an address of an unknown database', () =>
    expectRefusal({ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL must look like postgres://'))

  it('production without a key [ASVS 13.2.3]', () =>
    expectRefusal({ NODE_ENV: 'production' }, 'SECRET_KEY is not set'))

  it('a broken argument', () =>
    expectRefusal({}, '--users must be a whole number', '--users', 'many'))

  it('a template of certificates that is not a PDF, or is not there', async () => {
    const CERTIFICATE_TEMPLATE = path.join(folder, 'template.pdf')
    const settings = { FEATURES: 'record,desk', CERTIFICATE_TEMPLATE }
    await expectRefusal(settings, `CERTIFICATE_TEMPLATE is ${CERTIFICATE_TEMPLATE}, which cannot`)
    await writeFile(CERTIFICATE_TEMPLATE, 'no such thing')
    await expectRefusal(settings, 'which cannot be used: Failed to parse PDF document')
  })

  it('a taken port', () =>
    expectRefusal({ PORT: String(port) }, `Port ${port} on 127.0.0.1 is taken by another program`))

  it('an address of another machine', () =>
    expectRefusal({ HOST: '192.0.2.1' }, 'This machine has no address 192.0.2.1'))

  it('a missing database', async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const closed = (probe.address() as AddressInfo).port
    probe.close()
    const DATABASE_URL = `postgres://hearth:canary@127.0.0.1:${closed}/hearth`
    await expectRefusal(
      { DATABASE_URL },
      `PostgreSQL at 127.0.0.1:${closed}/hearth cannot be used (ECONNREFUSED)`,
    )
  })

  it('a database that never answers', () =>
    expectRefusal(
      { DATABASE_URL: `postgres://hearth@127.0.0.1:${port}/hearth` },
      `PostgreSQL at 127.0.0.1:${port}/hearth cannot be used (Connection terminated due to connection timeout)`,
    ))

  it('a store that refuses the key', async () => {
    const store = await startS3Server()
    const database = await createTestDatabase()
    const env = { ...database.env, ...store.env, S3_SECRET_ACCESS_KEY: 'canary' }
    await expectRefusal(env, 'S3_SECRET_ACCESS_KEY is not the key of S3_ACCESS_KEY_ID')
    await database.remove()
    await store.stop()
  })

  it('second factors that no configured key opens', async () => {
    const { env, remove } = await createTestDatabase()
    const database = await openDatabase(readConfig(env), createLog('silent'))
    const userId = v7()
    await database.db.insert(users).values({ id: userId, email: 'ana@example.org' })
    await database.db.insert(totp).values({ userId, seed: 'sealed', keyId: 'gone' })
    await database.close()
    await expectRefusal(env, 'Second factors encrypted with a key that is not configured: 1')
    await remove()
  })
})

it('a store that does not answer is logged, and the server starts', async () => {
  const store = await startS3Server()
  await store.stop()
  const database = await createTestDatabase()
  const running = startServer({ ...database.env, ...store.env }, '--users', '20')
  const address = await running.ready()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(running.stdout()).toContain('The file store cannot be used now')
  running.child.kill('SIGTERM')
  expect((await running.finished).code).toBe(0)
  await database.remove()
})
