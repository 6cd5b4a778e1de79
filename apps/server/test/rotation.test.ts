// Specification: 2.4

import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAuthHandlers } from '../src/auth/handlers.ts'
import { createKeys, type Keys } from '../src/auth/keys.ts'
import { createPasswords } from '../src/auth/passwords.ts'
import {
  consumeRecoveryCode,
  hashRecoveryCode,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from '../src/auth/recoveryCodes.ts'
import { demandKeys, rotateKeys } from '../src/auth/rotateKeys.ts'
import { createDocumentLinks } from '../src/documents/stored/links.ts'
import { auditEntries, auditSeals, recoveryCodes, totp } from '../src/platform/database/schema.ts'
import { createFolderStore } from '../src/platform/files/folderStore.ts'
import { type Browser, cookieOf, createTestApp, password, type TestApp } from './helper.ts'

const secrets = ['first', 'second', 'third'].map((name) => name.padEnd(32, '.'))
const [first = '', second = '', third = ''] = secrets

/** The keys of the server since its last start. */
let keys: Keys
let test: TestApp
beforeAll(async () => {
  const passwords = await createPasswords()
  const handlers = () => createAuthHandlers({ keys, passwords })
  test = await createTestApp({
    handlers: {
      signIn: (call, ctx) => handlers().signIn(call, ctx),
      setUpTotp: (call, ctx) => handlers().setUpTotp(call, ctx),
      verifyTotp: (call, ctx) => handlers().verifyTotp(call, ctx),
    },
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(totp)
  await test.db.delete(recoveryCodes)
  keys = createKeys(first)
})

const enrolled = async () => {
  const { email, id } = await test.createUser({ role: 'admin' })
  return { email, id, seed: (await test.signIn(email)).seed }
}

/** Signs in with the next code. */
const signIn = async ({ email, seed }: { email: string; seed: string }) => {
  test.clock.nextTotpStep()
  const signedIn = await test.anonymous().post('/auth/signin', { email, password })
  const browser: Browser = test.anonymous(cookieOf(signedIn))
  const token = generateSync({ secret: seed, epoch: Math.floor(Date.now() / 1000) })
  return browser.post('/auth/totp-verify', { token })
}

const keyIdOf = async (id: string) =>
  (await test.db.select().from(totp).where(eq(totp.userId, id)))[0]?.keyId

const ctx = () => ({
  actor: undefined,
  vault: test.keys,
  now: () => new Date(),
  request: { id: 'cli', ip: 'local' },
})

describe('a second factor', () => {
  it('is re-encrypted on use, so that keys can be rotated repeatedly', async () => {
    const admin = await enrolled()
    keys = createKeys(second, [first])
    expect((await signIn(admin)).json()).toMatchObject({ verified: true })
    expect(await keyIdOf(admin.id)).toBe(keys.ids[0])

    keys = createKeys(third, [second])
    expect((await signIn(admin)).json()).toMatchObject({ verified: true })
    keys = createKeys(third)
    expect((await signIn(admin)).json()).toMatchObject({ verified: true })
  })

  it('that was not used in between works with all earlier keys', async () => {
    const admin = await enrolled()
    keys = createKeys(third, [second, first])
    expect((await signIn(admin)).json()).toMatchObject({ verified: true })
  })

  it('that waits for its first code is enrolled under the current key', async () => {
    const { email, id } = await test.createUser({ role: 'admin' })
    const signedIn = await test.anonymous().post('/auth/signin', { email, password })
    const { secret } = (await test.anonymous(cookieOf(signedIn)).post('/auth/totp')).json()
    keys = createKeys(second, [first])
    expect((await signIn({ email, seed: secret })).json()).toMatchObject({ verified: true })
    expect(await keyIdOf(id)).toBe(keys.ids[0])
  })
})

describe('rotating', () => {
  it('re-encrypts each once, with the same codes', async () => {
    const admins = [await enrolled(), await enrolled()]
    keys = createKeys(second, [first])
    const done = { sealed: 2, unopened: [] }
    expect(await rotateKeys(test.db, keys, ctx())).toEqual(done)
    expect(await rotateKeys(test.db, keys, ctx())).toEqual({ ...done, sealed: 0 })
    keys = createKeys(second)
    await demandKeys(test.db, keys)
    for (const admin of admins)
      expect((await signIn(admin)).json()).toMatchObject({ verified: true })
    const entries = await test.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'keys.rotate'))
    expect(entries[0]?.after).toEqual({ sealed: 2, unopened: 0 })
  })

  it('names those that no key opens, and does not change them', async () => {
    const lost = await enrolled()
    const before = await keyIdOf(lost.id)
    keys = createKeys(third)
    const known = await enrolled()
    keys = createKeys(second, [third])
    expect(await rotateKeys(test.db, keys, ctx())).toEqual({ sealed: 1, unopened: [lost.email] })
    expect(await keyIdOf(lost.id)).toBe(before)
    expect(await keyIdOf(known.id)).toBe(keys.ids[0])
  })
})

describe('while processes get a new key one after the other, a link', () => {
  const [old, renewed] = [createKeys(first, [second]), createKeys(second, [first])]
  const stranger = createKeys(third)
  const soon = new Date(Date.now() + 60_000)

  it('to a document works on each of them [ASVS 9.1.3]', () => {
    const links = (some: Keys) => createDocumentLinks(some.documents)
    const path = links(old).make('passport', 'id', 'documents/a.pdf', new Date()) ?? ''
    const query = new URL(path, 'http://localhost').searchParams
    const link = {
      kind: 'passport',
      userId: 'id',
      until: Number(query.get('until')),
      signature: query.get('signature') ?? '',
    } as const
    const accepted = [old, renewed, stranger].map((some) => links(some).accepts(link, new Date()))
    expect(accepted).toEqual([true, true, false])
  })

  it('for an upload works on each of them', async () => {
    const store = (some: Keys) =>
      createFolderStore({ folder: '', publicUrl: 'http://localhost', keys: some.uploads })
    const grant = { key: 'images/a.png', type: 'image/png', maxBytes: 1, until: soon }
    const url = new URL(await store(renewed).uploadUrl(grant))
    const signature = url.searchParams.get('signature') ?? ''
    const taken = [old, renewed, stranger].map((some) => store(some).isSigned(grant, signature))
    expect(taken).toEqual([true, true, false])
  })
})

it('a server whose keys do not open all of them does not start', async () => {
  await enrolled()
  await enrolled()
  await expect(demandKeys(test.db, createKeys(second, [third]))).rejects.toThrow(
    'Second factors encrypted with a key that is not configured: 2. Add that key to SECRET_KEY_PREVIOUS; if it is lost, reset them with `cli admin:reset-2fa`.',
  )
  await demandKeys(test.db, createKeys(second, [third, first]))
})

it('a server that lacks a key of the record does not start', async () => {
  const [{ id: keyId }] = createKeys(first).chain
  const link = { position: 1, entryId: v7(), keyId, sealedAt: new Date(), seal: 'x' }
  await test.db.insert(auditSeals).values(link)
  await expect(demandKeys(test.db, createKeys(second, [third]))).rejects.toThrow(
    'The record was sealed with a key that is not configured',
  )
  await demandKeys(test.db, createKeys(second, [first]))
})

it('seals recovery codes with the new key, and refuses to start without the old one before', async () => {
  await test.db.delete(auditSeals)
  const { id } = await test.createUser({ role: 'admin' })
  const { codes, hashes } = await makeRecoveryCodes()
  const [code = ''] = codes
  await test.db.transaction((tx) => replaceRecoveryCodes(tx, createKeys(first), id, hashes))
  await expect(demandKeys(test.db, createKeys(second))).rejects.toThrow('not configured: 10')
  expect((await rotateKeys(test.db, createKeys(second, [first]), ctx())).unopened).toEqual([])
  await demandKeys(test.db, createKeys(second))
  const now = new Date()
  const renewed = { keys: createKeys(second), passwords: await createPasswords() }
  const given = await hashRecoveryCode(test.db, renewed, { userId: id, code })
  const use = () =>
    test.db.transaction((tx) => consumeRecoveryCode(tx, renewed.keys, { userId: id, given, now }))
  expect([await use(), await use()]).toEqual(['right', 'used'])
})
