import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { rotateKeys } from '../../src/auth/rotateKeys.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { resealChain } from '../../src/record/chain/resealChain.ts'
import { sealEntries } from '../../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../../src/record/chain/storedHead.ts'
import { verifyChain } from '../../src/record/chain/verifyChain.ts'
import { createSweeper } from '../../src/sweeper.ts'
import { type Browser, createTestApp, type TestApp, testKeys } from '../helper.ts'
import { runOn } from '../postgresServer.ts'

const template = inject('template')
const adminUrl = template.kind === 'postgres' ? template.adminUrl : ''
const name = `append_only_${randomUUID().replaceAll('-', '')}`

// The role of the server owns its tables, but its rights to change the audit log are revoked.
let test: TestApp
let admin: Browser
beforeAll(async () => {
  await runOn(adminUrl, `create role ${name} login`)
  await runOn(adminUrl, `create database ${name} owner ${name}`)
  const folder = await mkdtemp(path.join(inject('folder'), 'append-only-'))
  const url = new URL(adminUrl)
  url.username = name
  url.pathname = `/${name}`
  const env = { DATA_DIR: folder, DATABASE_URL: url.href }
  const database = await openDatabase(readConfig(env), createLog('silent'))
  await database.pool.query(`revoke update, delete, truncate on audit_log from ${name}`)
  const giveBack = async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  test = await createTestApp({ lent: { env, database, giveBack } })
  admin = await test.browseAsAdmin()
})
afterAll(async () => {
  await test.close()
  await runOn(adminUrl, `drop database ${name} with (force)`)
  await runOn(adminUrl, `drop role ${name}`)
})

it.each(["update audit_log set reason = 'x'", 'delete from audit_log', 'truncate audit_log'])(
  'is refused: %s',
  async (statement) => {
    await expect(test.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  },
)

it('signs in, decides, undoes, deletes, restores and purges', async () => {
  const { email } = await test.createUser({ role: 'admin' })
  const { browser } = await test.signIn(email)
  const { id } = await test.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
  const statuses: number[] = []
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
    const answer = await browser.call(method, url, { body })
    statuses.push(answer.statusCode)
    return answer.json().data
  }
  await call('GET', `/users/${id}`)
  await call('GET', '/users?search=ana')
  const ban = await call('POST', `/users/${id}/ban`, { reason: 'Spam' })
  await call('POST', `/record/${ban.id}/undo`)
  await call('POST', `/users/badges/${id}`, { approved: 2 })
  const note = await call('POST', `/users/${id}/notes`, { text: 'A note' })
  await call('DELETE', `/notes/${note.id}`)
  const removal = await call('POST', `/users/${id}/remove`, {})
  await call('POST', `/record/${removal.id}/undo`)
  await call('POST', `/users/${id}/remove`, {})
  await call('GET', '/trash')
  await call('GET', '/record')
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('seals, verifies, rotates its key and sweeps', async () => {
  await admin.get('/users')
  const { database, keys, db, config, files, outgoing, app } = test
  const heads = createHeadStore(config.dataDir)
  await sealEntries(database, keys.chain, heads, new Date())
  const sealed = await verifyChain(database, keys.chain, new Date())
  expect([sealed.links > 0, sealed.breaks]).toEqual([true, []])
  const operator = {
    actor: undefined,
    now: () => new Date(),
    request: { id: 'x', ip: 'local' },
  }
  await rotateKeys(db, testKeys, operator)
  expect((await resealChain(db, keys.chain, heads, operator)).breaks).toEqual([])
  const before = test.logged.length
  await createSweeper({ config, database, files, jobs: outgoing.jobs, keys, heads, log: app.log })()
  expect(test.logged.slice(before).filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})
