import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepArchives } from '../src/ownData/archive/archives.ts'
import {
  auditEntries,
  invites,
  memberNotes,
  ownDataArchives,
  postReports,
  posts,
} from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { emailTo, readEmails, until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

const day = 24 * 60 * 60_000
const taken = "We're preparing a copy of your data. You'll get an email with a link to it."

const openZip = (bytes: Buffer) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  )

describe.each(['folder', 'bucket'] as const)('a copy of own data, in a %s', (kind) => {
  let bucket: S3Server | undefined
  let test: TestApp
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : undefined
    test = await createTestApp({ sends: true, env: bucket?.env ?? {} })
  })
  afterAll(async () => {
    await test.close()
    await bucket?.stop()
  })

  const keyFor = async (email: string) => {
    const answer = await test.anonymous().post('/my-data/key', { email })
    expect(answer.statusCode).toBe(202)
    return (await emailTo(test.config.dataDir, email, 'data-key')).token
  }
  const order = (email: string, securityKey: string, from?: string) =>
    test
      .anonymous()
      .post('/my-data', { email, securityKey, language: 'pt-BR' }, { ...(from && { from }) })
  const linkTo = async (email: string) =>
    (await emailTo(test.config.dataDir, email, 'own-data')).token
  const read = (token: string) => test.anonymous().post('/my-data/read', { token })
  const download = (token: string) =>
    test.app.inject({ method: 'GET', url: `/api/my-data/files/${token}` })
  const linkOf = async (email: string) => {
    expect((await order(email, await keyFor(email))).statusCode).toBe(202)
    return linkTo(email)
  }
  const archivesOf = (userId: string) =>
    test.db.select().from(ownDataArchives).where(eq(ownDataArchives.userId, userId))
  const storedCopies = async () => {
    const keys: string[] = []
    for await (const { key } of test.files.list('exports/')) keys.push(key)
    return keys
  }

  it('has what is about the member, and neither other people nor secrets', async () => {
    const passport = Buffer.from('%PDF-1.7 passport')
    await test.files.put('documents/p1.pdf', { type: 'application/pdf', bytes: passport })
    const member = await test.createUser({
      fullName: 'Ana Sousa',
      passport: 'documents/p1.pdf',
      badgeFileName: 'documents/gone.pdf',
    })
    const reporter = await test.createUser({ fullName: 'Rui Tavares' })
    const steward = await test.createUser({
      fullName: 'Marta Reis',
      role: 'admin',
      teamRole: 'steward',
    })
    const [post] = await test.db
      .insert(posts)
      .values({ userId: member.id, title: 'My <b>boat</b>', description: 'It sails.' })
      .returning()
    await test.db
      .insert(postReports)
      .values({ postId: post?.id ?? '', userId: reporter.id, reason: 'spam', text: 'By Rui' })
    await test.db.insert(invites).values({ inviterId: member.id, invitedTo: 'guest@example.net' })
    await test.db.insert(memberNotes).values({
      userId: member.id,
      authorId: steward.id,
      text: `Rui Tavares (${reporter.email}) complained, says rui. Marta Reis called ${member.email}.`,
    })
    const browser = await test.browse(steward.id)
    const reason = 'Rui Tavares reported this'
    expect((await browser.post(`/users/${member.id}/ban`, { reason })).statusCode).toBe(200)

    const token = await linkOf(member.email)
    expect((await read(token)).json().data).toMatchObject({ downloadsLeft: 3 })
    const answer = await download(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': 'attachment; filename="Hearth data.zip"',
    })
    const files = openZip(answer.rawPayload)
    expect(Object.keys(files)).toEqual(['index.html', 'data.json', 'files/passport.pdf'])
    expect(files['files/passport.pdf']).toBe(passport.toString())
    const data = JSON.parse(files['data.json'] ?? '')
    expect(data).toMatchObject({
      files: ['files/passport.pdf'],
      missing: ['files/certificate.pdf'],
      profile: [{ fullName: 'Ana Sousa', email: member.email, isBanned: true }],
      posts: [{ title: 'My <b>boat</b>', description: 'It sails.' }],
      invitesSent: [{ invitedTo: 'g***@example.net' }],
      notes: [
        {
          by: 'steward',
          text: `▒▒▒ (${reporter.email.replace(/^(.).*@/, '$1***@')}) complained, says ▒▒▒. ▒▒▒ called ${member.email}.`,
        },
      ],
    })
    expect(data.record).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'user.ban', by: 'steward', reason: '▒▒▒ reported this' }),
        expect.objectContaining({ action: 'user.export-own', by: 'you' }),
      ]),
    )
    const page = files['index.html'] ?? ''
    expect(page).toContain('<html lang="pt" dir="ltr">')
    expect(page).toContain('My &lt;b&gt;boat&lt;/b&gt;')
    expect(page).not.toMatch(/<script|<b>| src=|https?:/)
    for (const text of [page, files['data.json'] ?? '']) {
      expect(text).not.toMatch(/Rui|Tavares|Marta|Reis|guest@/i)
      for (const hidden of [reporter.id, reporter.email, steward.id, steward.email]) {
        expect(text).not.toContain(hidden)
      }
      expect(text).not.toContain(member.passwordHash)
    }
  })

  it('is opened three times, for 24 hours', async () => {
    const member = await test.createUser()
    const token = await linkOf(member.email)
    for (let left = 3; left > 0; left -= 1) {
      expect((await read(token)).json().data.downloadsLeft).toBe(left)
      expect((await download(token)).statusCode).toBe(200)
    }
    expect((await read(token)).statusCode).toBe(422)
    expect((await download(token)).statusCode).toBe(404)
    const downloads = await test.db.$count(
      auditEntries,
      eq(auditEntries.action, 'own-data.download'),
    )
    expect(downloads).toBeGreaterThanOrEqual(3)
    const [archive] = await archivesOf(member.id)
    const key = `exports/${archive?.id}.zip`
    expect(await storedCopies()).toContain(key)
    await sweepArchives(test.db, test.outgoing.jobs, test.clock.now())
    await until(async () => !(await storedCopies()).includes(key))
    expect(await archivesOf(member.id)).toHaveLength(1)

    const later = await test.createUser()
    const laterToken = await linkOf(later.email)
    test.clock.advance(day + 1000)
    expect((await read(laterToken)).statusCode).toBe(422)
    expect((await download(laterToken)).statusCode).toBe(404)
    await sweepArchives(test.db, test.outgoing.jobs, test.clock.now())
    await until(async () => (await storedCopies()).length === 0)
    expect(await archivesOf(later.id)).toEqual([])
  })

  it('goes with the account, deleted by its owner or by an administrator', async () => {
    const own = await test.createUser()
    const other = await test.createUser()
    const tokens = [await linkOf(own.email), await linkOf(other.email)]
    const keys = [...(await archivesOf(own.id)), ...(await archivesOf(other.id))].map(
      ({ id }) => `exports/${id}.zip`,
    )
    await test.anonymous().post('/users/generate-key', { email: own.email })
    const securityKey = (await emailTo(test.config.dataDir, own.email, 'delete-key')).token
    await test.anonymous().post('/users/delete-user', { email: own.email, securityKey })
    const admin = await test.browseAsAdmin()
    const answer = await admin.post(`/users/${other.id}/remove`, {})
    expect(answer.statusCode).toBe(200)
    for (const token of tokens) expect((await download(token)).statusCode).toBe(404)
    await until(async () => (await storedCopies()).every((key) => !keys.includes(key)))
  })
})

describe('asking for own data', () => {
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    test = await createTestApp({ sends: true })
    admin = await test.browseAsAdmin()
  })
  afterAll(() => test.close())

  const ask = (email: string) => test.anonymous().post('/my-data/key', { email })
  const keyFor = async (email: string) => {
    await ask(email)
    return (await emailTo(test.config.dataDir, email, 'data-key')).token
  }
  const order = (email: string, securityKey: string) =>
    test.anonymous().post('/my-data', { email, securityKey })
  const archivesOf = (userId: string) =>
    test.db.select().from(ownDataArchives).where(eq(ownDataArchives.userId, userId))
  const expectWrong = (answer: { statusCode: number; json(): unknown }) => {
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'This security key is invalid or has expired', code: 'unprocessable' },
    ])
  }

  it('answers an unknown address as any other', async () => {
    const member = await test.createUser()
    const [known, unknown] = [await ask(member.email), await ask('nobody@example.org')]
    expect(unknown.statusCode).toBe(202)
    expect(unknown.json()).toEqual(known.json())
    expectWrong(await order('nobody@example.org', 'AAAA'))
    expectWrong(await order(member.email, 'AAAA'))
  })

  it('takes no key of another member, of an administrator, or for a deletion', async () => {
    const [member, other] = [await test.createUser(), await test.createUser()]
    const key = await keyFor(member.email)
    expectWrong(await order(other.email, key))
    const deletion = await test
      .anonymous()
      .post('/users/delete-user', { email: member.email, securityKey: key })
    expectWrong(deletion)
    await test.anonymous().post('/users/generate-key', { email: member.email })
    const deletionKey = (await emailTo(test.config.dataDir, member.email, 'delete-key')).token
    expectWrong(await order(member.email, deletionKey))
    const steward = await test.createUser({ role: 'admin' })
    await ask(steward.email)
    await emailTo(test.config.dataDir, steward.email, 'data-key-refused')
    test.clock.advance(11 * 60_000)
    expectWrong(await order(member.email, key))
  })

  it('makes one copy for two requests at once, and says when the next one is possible', async () => {
    const member = await test.createUser()
    const key = await keyFor(member.email)
    const typed = key.toLowerCase().replaceAll('-', ' ')
    const answers = await Promise.all([order(member.email, key), order(member.email, typed)])
    for (const answer of answers) expect(answer.json()).toEqual({ message: taken })
    expect(await archivesOf(member.id)).toHaveLength(1)
    await emailTo(test.config.dataDir, member.email, 'own-data')
    const again = await order(member.email, key)
    expect(again.statusCode).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(day / 1000 - 60)
    expect(await archivesOf(member.id)).toHaveLength(1)
    const mailed = (await readEmails(test.config.dataDir)).filter(
      ({ to, kind }) => to === member.email && kind === 'own-data',
    )
    expect(mailed).toHaveLength(1)
  })

  it('lets an administrator have the copy made, who never gets the link', async () => {
    const member = await test.createUser({ isBanned: true })
    const answer = await admin.post(`/users/${member.id}/export`)
    expect(answer.statusCode).toBe(202)
    expect(JSON.stringify(answer.json())).not.toContain('my-data')
    const { text } = await emailTo(test.config.dataDir, member.email, 'own-data')
    expect(text).toContain('/my-data#token=')
    const { data } = (await admin.get(`/record?subject=${member.id}`)).json()
    expect(data[0]).toMatchObject({ action: 'user.export', actor: { id: admin.userId } })
    expect((await admin.post(`/users/${member.id}/export`)).statusCode).toBe(409)
    expect((await admin.post(`/users/${admin.userId}/export`)).statusCode).toBe(409)
  })

  it('is unknown without the feature', async () => {
    const bare = await createTestApp({ env: { FEATURES: 'record,desk' } })
    const body = { email: 'ana@example.org' }
    const answer = await bare.app.inject({ method: 'POST', url: '/api/my-data/key', payload: body })
    expect(answer.statusCode).toBe(404)
    const file = await bare.app.inject({
      method: 'GET',
      url: `/api/my-data/files/${'x'.repeat(43)}`,
    })
    expect(file.json()).toEqual({ message: 'Not found', code: 'notFound' })
    await bare.close()
  })
})
