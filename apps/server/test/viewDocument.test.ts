import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { maxViewBytes } from '../src/documents/view.ts'
import { auditEntries, sessions, users } from '../src/platform/database/schema.ts'
import { createS3Client } from '../src/platform/files/s3Client.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { png } from './images.ts'
import { until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

const features = { FEATURES: 'record,sort,team,desk' }

describe.each(['folder', 'bucket'] as const)('a document in a %s', (kind) => {
  let bucket: S3Server | undefined
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : undefined
    test = await createTestApp({ env: { ...features, ...bucket?.env } })
    admin = await test.browseAsAdmin()
  })
  afterAll(async () => {
    await test.close()
    await bucket?.stop()
  })

  const putFile = async (bytes: Buffer, extension = 'pdf'): Promise<string> => {
    const key = `documents/${v7()}.${extension}`
    if (test.config.s3) {
      const file = { type: 'application/pdf', bytes: Buffer.from(bytes) }
      await createS3Client(test.config.s3).send('PUT', key, file)
    } else {
      const file = path.join(test.config.dataDir, 'files', key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
    }
    return key
  }
  const paper = Buffer.from(`%PDF-1.4 ${'a passport '.repeat(200)}`)
  const createMember = async (bytes = paper, extension = 'pdf') => {
    const passport = await putFile(bytes, extension)
    return test.createUser({ passport })
  }
  const browseAs = async (teamRole: 'reviewer' | 'viewer') =>
    test.browse((await test.createUser({ role: 'admin', teamRole })).id)
  const view = (id: string, by = admin) => by.post(`/users/${id}/documents/passport/view`)
  const viewsOf = (id: string) =>
    test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'document.view')))

  it('is sent whole, for no cache to store, and each view is recorded [ASVS 14.3.2]', async () => {
    const { id } = await createMember()
    const response = await view(id)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(paper)
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    for (const name of ['etag', 'last-modified', 'expires', 'age', 'accept-ranges']) {
      expect(response.headers[name]).toBeUndefined()
    }
    const packed = { headers: { 'accept-encoding': 'br, gzip' } }
    const again = await admin.post(`/users/${id}/documents/passport/view`, undefined, packed)
    expect(again.headers['content-encoding']).toBeUndefined()
    await view(id.toUpperCase())
    const views = await viewsOf(id)
    expect(views.map(({ actorId, after }) => ({ actorId, after }))).toEqual([
      { actorId: admin.userId, after: { kind: 'passport' } },
      { actorId: admin.userId, after: { kind: 'passport' } },
      { actorId: admin.userId, after: { kind: 'passport' } },
    ])
    const { data } = (await admin.get(`/record?subject=${id}`)).json()
    expect(data[0]).toMatchObject({ action: 'document.view', subject: { id, name: 'Ana Sousa' } })
  })

  it.each([
    ['a PNG', png, 'pdf'],
    ['an SVG', Buffer.from('<svg onload="x()"/>'), 'png'],
    ['a page', Buffer.from('<script>x()</script>'), 'pdf'],
    ['an empty file', Buffer.alloc(0), 'pdf'],
  ])('is just a file to a browser, whatever it contains: %s', async (_name, bytes, extension) => {
    const { id } = await createMember(bytes, extension)
    const response = await view(id)
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/octet-stream',
    ])
    expect(response.rawPayload).toEqual(bytes)
  })

  it('of 25 MB is sent, and a larger one is refused without a view', async () => {
    const { id } = await createMember(Buffer.alloc(maxViewBytes, 'x'))
    expect((await view(id)).rawPayload).toHaveLength(maxViewBytes)
    const larger = await createMember(Buffer.alloc(maxViewBytes + 1, 'x'))
    const response = await view(larger.id)
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: 'This document is too large to be shown', code: 'conflict' },
    ])
    expect(await viewsOf(larger.id)).toEqual([])
  })

  it('that is not there answers why', async () => {
    const none = await test.createUser()
    const lost = await test.createUser({ passport: `documents/${v7()}.pdf` })
    const foreign = await test.createUser({ passport: '../secret-key' })
    const deleted = await test.createUser({ passportDeletedAt: new Date('2026-12-12T23:30:00Z') })
    const gone = await createMember()
    await admin.post(`/users/${gone.id}/remove`, {})
    for (const [id, message] of [
      [none.id, 'This member has no passport.'],
      [lost.id, "The passport isn't in the store any more."],
      [foreign.id, "The passport isn't in the store any more."],
      [deleted.id, 'The passport was deleted on 12 December 2026, after the decision.'],
      [gone.id, 'Member not found'],
      ['nobody', 'Member not found'],
    ] as const) {
      const response = await view(id)
      expect([response.statusCode, response.json()]).toEqual([404, { message, code: 'notFound' }])
      expect(await viewsOf(id)).toEqual([])
    }
  })

  it('is not sent if the view cannot be recorded', async () => {
    const { id } = await createMember()
    await test.database.pool.query(
      "alter table audit_log add constraint refuse check (action <> 'document.view') not valid",
    )
    try {
      const response = await view(id)
      expect(response.statusCode).toBe(500)
      expect(response.body).not.toContain('%PDF')
    } finally {
      await test.database.pool.query('alter table audit_log drop constraint refuse')
    }
    expect((await view(id)).statusCode).toBe(200)
  })

  it('needs a full session with the permission', async () => {
    const { id } = await createMember()
    expect((await view(id, test.anonymous())).json().code).toBe('notSignedIn')
    expect((await view(id, test.anonymous('sid=forged'))).statusCode).not.toBe(200)
    const partial = await test.browse(admin.userId, { mfa: false })
    expect((await view(id, partial)).json().code).toBe('twoFactorRequired')
    expect((await view(id, await test.browse(id))).json().code).toBe('forbidden')
    expect((await view(id, await browseAs('viewer'))).json().code).toBe('missingPermission')
    const ended = await browseAs('reviewer')
    expect((await view(id, ended)).statusCode).toBe(200)
    await test.db.delete(sessions).where(eq(sessions.userId, ended.userId))
    expect((await view(id, ended)).json().code).toBe('notSignedIn')
    expect(await viewsOf(id)).toHaveLength(1)
  })

  it('has no address that a link, an image or another site could open', async () => {
    const { id } = await createMember()
    const address = `/users/${id}/documents/passport/view`
    expect((await admin.call('HEAD', address)).statusCode).toBe(404)
    expect((await admin.get(address)).statusCode).not.toBe(200)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ]) {
      const response = await admin.post(address, undefined, { headers })
      expect(response.json().code).toBe('requestNotAllowed')
    }
    expect(await viewsOf(id)).toEqual([])
  })

  it('that another steward asks for with a copied request needs their permission and their name', async () => {
    const { id } = await createMember()
    const [viewer, reviewer] = [await browseAs('viewer'), await browseAs('reviewer')]
    expect((await view(id)).statusCode).toBe(200)
    expect((await view(id, viewer)).json().code).toBe('missingPermission')
    expect((await view(id, reviewer)).rawPayload).toEqual(paper)
    expect((await viewsOf(id)).map(({ actorId }) => actorId)).toEqual([
      admin.userId,
      reviewer.userId,
    ])
  })

  it('can still be viewed after the case is decided, with the permission and recorded', async () => {
    const passport = await putFile(paper)
    const badgeRequestedAt = test.clock.now()
    const { id } = await test.createUser({ passport, badgeRequestStatus: 1, badgeRequestedAt })
    await admin.post(`/users/badges/${id}`, { approved: 0 })
    expect((await view(id)).statusCode).toBe(200)
    expect((await view(id, await browseAs('viewer'))).json().code).toBe('missingPermission')
    expect((await view(id, test.anonymous())).json().code).toBe('notSignedIn')
    expect(await viewsOf(id)).toHaveLength(1)
  })

  describe('by its address, for a download', () => {
    /** A member whose case is open, and the address in what the panel reads about them. */
    const createAddress = async () => {
      const passport = await putFile(paper)
      const badgeRequestedAt = test.clock.now()
      const { id } = await test.createUser({ passport, badgeRequestStatus: 1, badgeRequestedAt })
      const { data } = (await admin.get(`/users/${id}`)).json()
      return { id, address: data.passport.replace(/^\/api/, '') as string }
    }
    const downloadsOf = async (id: string) => {
      const entries = await test.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'document.download')))
      return entries.map(({ actorId }) => actorId)
    }

    it('is refused without a session, and with one that has ended', async () => {
      const { id, address } = await createAddress()
      expect((await test.anonymous().get(address)).json().code).toBe('notSignedIn')
      const ended = await browseAs('reviewer')
      await test.db.delete(sessions).where(eq(sessions.userId, ended.userId))
      expect((await ended.get(address)).json().code).toBe('notSignedIn')
      expect(await downloadsOf(id)).toEqual([])
    })

    it("is judged by the follower of another steward's link, and recorded under their name", async () => {
      const { id, address } = await createAddress()
      expect((await (await browseAs('viewer')).get(address)).json().code).toBe('missingPermission')
      const reviewer = await browseAs('reviewer')
      const response = await reviewer.get(address)
      expect(response.rawPayload).toEqual(paper)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(await downloadsOf(id)).toEqual([reviewer.userId])
    })

    it('is refused after ten minutes', async () => {
      const { id, address } = await createAddress()
      test.clock.advance(10 * 60_000)
      expect((await admin.get(address)).statusCode).toBe(404)
      expect(await downloadsOf(id)).toEqual([])
    })

    it('is sent after the case is decided, with the permission and recorded', async () => {
      const { id, address } = await createAddress()
      await admin.post(`/users/badges/${id}`, { approved: 0 })
      expect((await (await browseAs('viewer')).get(address)).json().code).toBe('missingPermission')
      expect((await admin.get(address)).statusCode).toBe(200)
      expect(await downloadsOf(id)).toEqual([admin.userId])
    })

    it('is refused once the document is deleted', async () => {
      const { id, address } = await createAddress()
      await test.db
        .update(users)
        .set({ passport: null, passportDeletedAt: test.clock.now() })
        .where(eq(users.id, id))
      expect((await admin.get(address)).statusCode).toBe(404)
      expect(await downloadsOf(id)).toEqual([])
    })
  })

  it('whose caller hangs up closes its file, and the server goes on', async () => {
    const { id } = await createMember()
    const slow = new Readable({ read: () => undefined })
    const read = vi
      .spyOn(test.files, 'read')
      .mockResolvedValueOnce({ body: slow, size: paper.length })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const request = send({
      port,
      path: `/api/users/${id}/documents/passport/view`,
      method: 'POST',
      headers: { cookie: admin.cookie },
    })
    request.on('error', () => undefined).end()
    await until(() => read.mock.calls.length > 0)
    request.destroy()
    slow.push(paper)
    slow.push(null)
    await once(slow, 'close')
    read.mockRestore()
    expect((await view(id)).statusCode).toBe(200)
  })
})

it('without the feature there is no such call', async () => {
  const test = await createTestApp({ env: { FEATURES: 'record,sort,team' } })
  const admin = await test.browseAsAdmin()
  const { id } = await test.createUser({ passport: 'documents/1.pdf' })
  for (const path of ['documents/passport/view', 'hold', 'release']) {
    const { statusCode } = await admin.post(`/users/${id}/${path}`, { reason: 'A reason' })
    expect(statusCode).toBe(404)
  }
  expect((await admin.get(`/users/${id}`)).json().data.documents).toBeUndefined()
  await test.close()
})
