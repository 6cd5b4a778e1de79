import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rotateKeys } from '../../src/auth/rotateKeys.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { createSweeps } from '../../src/process/sweeper.ts'
import { resealChain } from '../../src/record/chain/resealChain.ts'
import { sealEntries } from '../../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../../src/record/chain/storedHead.ts'
import { verifyChain } from '../../src/record/chain/verifyChain.ts'
import { type Browser, createTestApp, type TestApp, testKeys } from '../helper.ts'
import { runOn } from '../postgresServer.ts'

const template = inject('template')
const adminUrl = template.kind === 'postgres' ? template.adminUrl : ''
const documented = await readFile(
  path.resolve(import.meta.dirname, '../../../../docs/record.md'),
  'utf8',
)
/** The statements of the documentation for a second role, for other names. */
const secondRole = (name: string): string =>
  (/```sql\n([^`]+)```/.exec(documented)?.[1] ?? '').replaceAll(
    /\bhearth(_owner)?\b/g,
    (_, owner: string | undefined) => name + (owner ?? ''),
  )

const writes = ["update audit_log set ip = 'x'", 'truncate audit_log']

describe.each([
  {
    who: 'a role whose rights were revoked',
    prepare: (name: string) => `revoke update, truncate on audit_log from ${name}`,
    refused: writes,
  },
  {
    who: 'a second role that owns the tables of the chain',
    prepare: secondRole,
    refused: [
      ...writes,
      'delete from audit_log',
      'alter table audit_log rename to hidden',
      'alter table audit_seals rename to hidden',
      'create view lie as select * from audit_log',
      'create schema lie',
      'alter table audit_log disable trigger await_seal',
      'drop trigger await_seal on audit_log',
      'create rule lie as on insert to audit_log do instead nothing',
      'alter table audit_log enable row level security',
      "create or replace function await_seal() returns trigger language plpgsql as 'begin return null; end'",
      'delete from audit_seals',
      'alter table entry_texts rename to hidden',
      'alter table text_keys rename to hidden',
      'update entry_texts set text = null',
      'truncate audit_unsealed',
    ],
  },
])('with $who', ({ prepare, refused }) => {
  const name = `append_only_${randomUUID().replaceAll('-', '')}`
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    await runOn(adminUrl, `create role ${name} login`)
    await runOn(adminUrl, `create database ${name} owner ${name}`)
    const folder = await mkdtemp(path.join(inject('folder'), 'append-only-'))
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    const asSuperuser = url.href
    url.username = name
    const env = { DATA_DIR: folder, DATABASE_URL: url.href }
    const open = () => openDatabase(readConfig(env), createLog('silent'))
    // The first start, as the owner of everything.
    await (await open()).close()
    await runOn(asSuperuser, prepare(name))
    const database = await open()
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
    await runOn(adminUrl, `drop role if exists ${name}_owner`)
  })

  it.each(refused)('refuses: %s', async (statement) => {
    await expect(test.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('signs in, decides, undoes, deletes, restores and purges [ASVS 13.2.2]', async () => {
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
    const sealed = await verifyChain(database, keys, new Date())
    expect([sealed.links > 0, sealed.breaks]).toEqual([true, []])
    const operator = {
      actor: undefined,
      vault: testKeys,
      now: () => new Date(),
      request: { id: 'x', ip: 'local' },
    }
    await rotateKeys(db, testKeys, operator)
    expect((await resealChain(db, keys.chain, heads, operator)).breaks).toEqual([])
    const before = test.logged.length
    const tasks = createSweeps({
      config,
      database,
      files,
      jobs: outgoing.jobs,
      keys,
      heads,
      log: app.log,
    })
    await Promise.all(tasks.map(({ run }) => run(new Date())))
    expect(test.logged.slice(before).filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})
