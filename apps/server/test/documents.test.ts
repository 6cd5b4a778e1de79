// Specification: 2.15, 2.17

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { attachment } from '../src/documents/attachment.ts'
import { auditEntries } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'

let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.browseAsAdmin()
  const folder = path.join(test.config.dataDir, 'files/documents')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'paper.pdf'), '%PDF-1.4')
})
afterAll(() => test.close())

const createUserWithDocuments = () =>
  test.createUser({
    fullName: 'Zoë "Ω" Ng/uyễn',
    passport: 'documents/paper.pdf',
    badgeFileName: 'documents/paper.pdf',
  })

/** The links of a member, below /api. */
const linksOf = async (id: string): Promise<{ passport: string; certificate: string }> => {
  const { data } = (await admin.get(`/users/${id}`)).json()
  const below = (link: string) => link.replace(/^\/api/, '')
  return { passport: below(data.passport), certificate: below(data.badgeFileName) }
}

describe('a link to a document', () => {
  it('downloads a file named after the member, and each download is recorded [ASVS 5.4.1]', async () => {
    const { id } = await createUserWithDocuments()
    const { passport, certificate } = await linksOf(id)
    const response = await admin.get(passport)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="Zoe _ Ng uyen.pdf"; filename*=UTF-8''Zo%C3%AB%20%CE%A9%20Ng%20uy%E1%BB%85n.pdf`,
    })
    expect((await admin.get(certificate)).statusCode).toBe(200)
    const record = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'document.download')))
      .orderBy(auditEntries.id)
    expect(record.map(({ action, after, actorId }) => ({ action, after, actorId }))).toEqual([
      { action: 'document.download', after: { kind: 'passport' }, actorId: admin.userId },
      { action: 'document.download', after: { kind: 'certificate' }, actorId: admin.userId },
    ])
  })

  it('closes a file without sending it if the download cannot be recorded [ASVS 16.5.3]', async () => {
    const { id } = await createUserWithDocuments()
    const { passport } = await linksOf(id)
    const refuse =
      "alter table audit_log add constraint refuse check (action <> 'document.download') not valid"
    await test.database.pool.query(refuse)
    const opened = vi.spyOn(test.files, 'read')
    try {
      const response = await admin.get(passport)
      expect(response.statusCode).toBe(500)
      expect(response.body).not.toContain('%PDF')
      expect((await opened.mock.results[0]?.value)?.body.destroyed).toBe(true)
    } finally {
      opened.mockRestore()
      await test.database.pool.query('alter table audit_log drop constraint refuse')
    }
    expect((await admin.get(passport)).statusCode).toBe(200)
  })

  it('requires the full session of an administrator', async () => {
    const { id } = await createUserWithDocuments()
    const { passport } = await linksOf(id)
    const partial = await test.browse(admin.userId, { mfa: false })
    const member = await test.browse(id)
    expect((await test.anonymous().get(passport)).statusCode).toBe(401)
    expect((await partial.get(passport)).statusCode).toBe(403)
    expect((await member.get(passport)).statusCode).toBe(403)
  })

  it('expires between five and ten minutes [ASVS 9.2.1]', async () => {
    const { id } = await createUserWithDocuments()
    const { passport } = await linksOf(id)
    test.clock.advance(5 * 60_000 - 1)
    expect((await admin.get(passport)).statusCode).toBe(200)
    test.clock.advance(5 * 60_000 + 1)
    const response = await admin.get(passport)
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toBe('This link is no longer valid. Please reload the page.')
  })

  it('is valid for one document of one member [ASVS 9.2.3]', async () => {
    const { id } = await createUserWithDocuments()
    const other = await createUserWithDocuments()
    const { passport } = await linksOf(id)
    for (const changed of [
      passport.replace(id, other.id),
      passport.replace('/passport/', '/certificate/'),
      passport.replace(/until=(\d)/, 'until=9$1'),
      passport.replace(/signature=.{4}/, 'signature=AAAA'),
      passport.replace(/signature=.*/, 'signature='),
    ]) {
      expect((await admin.get(changed)).statusCode).toBe(404)
    }
    for (const broken of ['/documents/passport/..%2f..%2fetc', passport.split('?')[0] ?? '']) {
      expect((await admin.get(broken)).statusCode).toBe(400)
    }
  })

  it('is invalid once the member is deleted', async () => {
    const { id } = await createUserWithDocuments()
    const { passport } = await linksOf(id)
    await admin.call('DELETE', `/users/${id}`)
    expect((await admin.get(passport)).statusCode).toBe(404)
  })

  it('is null if there is no document', async () => {
    const { id } = await test.createUser()
    const { data } = (await admin.get(`/users/${id}`)).json()
    expect(data).toMatchObject({ passport: null, badgeFileName: null })
  })

  it('downloads only documents, and no other files of the store [ASVS 5.3.1]', async () => {
    const { dataDir } = test.config
    await mkdir(path.join(dataDir, 'files/documents'), { recursive: true })
    await writeFile(path.join(dataDir, 'files/documents/1.jpg'), 'a scan')
    await writeFile(path.join(dataDir, 'files/other.pdf'), 'canary')
    await writeFile(path.join(dataDir, 'canary.pdf'), 'canary')
    const download = async (passport: string) => {
      const { id } = await test.createUser({ fullName: 'Ana Sousa', passport })
      const { data } = (await admin.get(`/users/${id}`)).json()
      return admin.get(data.passport.replace(/^\/api/, ''))
    }
    const scan = await download('documents/1.jpg')
    expect([scan.statusCode, scan.body]).toEqual([200, 'a scan'])
    expect(scan.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringMatching(/^attachment; filename="Ana Sousa.jpg"/),
    })
    for (const key of ['documents/2.jpg', 'other.pdf', '../canary.pdf', 'documents/../other.pdf']) {
      expect((await download(key)).statusCode).toBe(404)
    }
  })

  it('does not answer HEAD', async () => {
    const { id } = await createUserWithDocuments()
    const { passport } = await linksOf(id)
    expect((await admin.call('HEAD', passport)).statusCode).not.toBe(200)
  })
})

describe('the name of a download [ASVS 5.4.2]', () => {
  it.each([
    ['Ana Sousa', `attachment; filename="Ana Sousa.pdf"`],
    ['../../x\r\nSet-Cookie: a', `attachment; filename=".. .. x Set-Cookie a.pdf"`],
    ['\u202Efdp.exe', `attachment; filename=fdp.exe.pdf`],
    ['"; filename=x.html', `attachment; filename="; filename=x.html.pdf"`],
    ['100%', `attachment; filename=100_.pdf`],
    ['😀', `attachment; filename=_.pdf; filename*=UTF-8''%F0%9F%98%80.pdf`],
    ['///', `attachment; filename=document.pdf`],
    [`${'a'.repeat(119)}😀`, `attachment; filename=${'a'.repeat(119)}_.pdf`],
  ])('is safe for %j', (name, beginning) => {
    const value = attachment(name, 'pdf')
    expect(value.slice(0, beginning.length)).toBe(beginning)
    expect(value).toMatch(/^[\x20-\x7e]+$/)
  })
})
