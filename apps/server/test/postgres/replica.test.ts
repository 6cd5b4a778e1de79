import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { createReplicaRouting } from '../../src/http/readRouting.ts'
import {
  connectReplica,
  type OpenDatabase,
  openDatabase,
} from '../../src/platform/database/database.ts'
import { followReplica, type Replica } from '../../src/platform/database/replica.ts'
import { users } from '../../src/platform/database/schema.ts'
import { createLog } from '../../src/platform/log.ts'
import { type Browser, createTestApp, type TestApp } from '../helper.ts'
import { until } from '../outbox.ts'
import { type PostgresServer, runOn, startPostgres } from '../postgresServer.ts'

let primary: PostgresServer
let copy: Awaited<ReturnType<PostgresServer['startReplica']>>
let url: string
let database: OpenDatabase
let replica: Replica
let test: TestApp
let admin: Browser
let folder: string
/** Whether the server uses the replica; some tests must not depend on how long they take. */
let isFresh: () => boolean
const logged: string[] = []
const log = createLog('info', { write: (line) => void logged.push(line) })

const onCopy = (): string => copy.adminUrl.replace(/[^/]+$/, new URL(url).pathname.slice(1))

beforeAll(async () => {
  primary = await startPostgres()
  url = await primary.createDatabase('hearth')
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-replica-'))
  const env = { DATABASE_URL: url, DATA_DIR: folder }
  database = await openDatabase(readConfig(env), createLog('silent'))
  copy = await primary.startReplica()
  replica = followReplica(database.reads.pool, connectReplica(onCopy(), 2), log)
  isFresh = replica.isFresh
  test = await createTestApp({
    env: { READS_PER_MINUTE: '100000' },
    lent: { env, database, giveBack: database.close },
    readRouting: createReplicaRouting(
      database.reads.db,
      { ...replica, isFresh: () => isFresh() },
      'http://localhost',
    ),
  })
  admin = await test.browseAsAdmin()
  await until(replica.isFresh)
})
afterAll(async () => {
  await replica.close()
  await test.close()
  await copy.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

const nameOf = async (id: string, headers = {}): Promise<string> => {
  const answer = await admin.get(`/users/${id}`, { headers: { cookie: admin.cookie, ...headers } })
  return answer.json().data.fullName
}
const rename = (id: string, fullName: string) =>
  test.db.update(users).set({ fullName }).where(eq(users.id, id))

describe('a replica', () => {
  it('answers reads, but for a browser that made a change within five seconds', async () => {
    const { id } = await test.createUser({ fullName: 'Ana Before' })
    await until(async () => (await admin.get(`/users/${id}`)).statusCode === 200)
    isFresh = () => true
    await runOn(onCopy(), 'select pg_wal_replay_pause()')
    await rename(id, 'Ana After')
    expect(await nameOf(id)).toBe('Ana Before')
    const changed = await admin.post(`/users/${id}/ban`, { reason: 'Spam' })
    const mark = [changed.headers['set-cookie']].flat().find((set) => set?.startsWith('changed='))
    expect(mark).toMatch(/^changed=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await nameOf(id, { cookie: `${admin.cookie}; changed=1` })).toBe('Ana After')
    expect(await nameOf(id)).toBe('Ana Before')
  })

  it('answers none while it lags more than five seconds behind', async () => {
    isFresh = replica.isFresh
    const { id } = await test.createUser({ fullName: 'Rui' })
    await until(() => !replica.isFresh())
    expect(await nameOf(id)).toBe('Rui')
    await until(() => logged.some((line) => line.includes('lags more than 5 seconds behind')))
    await runOn(onCopy(), 'select pg_wal_replay_resume()')
    await until(replica.isFresh)
  })

  it('leaves the entry about a view to the primary', async () => {
    const { id } = await test.createUser()
    await until(async () => (await admin.get(`/users/${id}`)).statusCode === 200)
    await until(async () => {
      const { data } = (await admin.get(`/record?subject=${id}&kinds=user.view`)).json()
      return data.length > 0
    })
  })

  it('is refused if it follows another database, or none', async () => {
    const other = await startPostgres()
    const wrong = followReplica(database.pool, connectReplica(other.adminUrl, 1), log)
    const none = followReplica(database.pool, connectReplica(url, 1), log)
    await until(() => logged.some((line) => line.includes('replica of another database')))
    await until(() => logged.some((line) => line.includes('It is not a replica')))
    expect([wrong.isFresh(), none.isFresh()]).toEqual([false, false])
    await Promise.all([wrong.close(), none.close()])
    await other.stop()
  })

  it('that is killed costs no read', async () => {
    const { id } = await test.createUser({ fullName: 'Eva' })
    await until(async () => (await admin.get(`/users/${id}`)).statusCode === 200)
    isFresh = () => true
    await copy.stop()
    expect(await nameOf(id)).toBe('Eva')
    expect(replica.isFresh()).toBe(false)
    await until(() => logged.some((line) => line.includes('cannot be used')))
  })
})
