import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decodePDFRawStream, PDFDocument, PDFRawStream, TextAlignment } from '@cantoo/pdf-lib'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkCertificate, makeCertificate } from '../src/documents/certificates/certificate.ts'
import { toLine, toRuns } from '../src/documents/certificates/certificateText.ts'
import { renderCertificate } from '../src/documents/certificates/renderCertificate.ts'
import type { CertificateJob } from '../src/kernel/jobs.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import { removeOrphans } from '../src/process/sweepFiles.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { emailTo, readEmails, until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

const FEATURES = 'record,sort,team,desk'

const userOf = async (test: TestApp, id: string) => {
  const [user] = await test.db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('No such user')
  return user
}
const askFor = (test: TestApp, fullName = 'João Almeida') =>
  test.createUser({ fullName, badgeRequestStatus: 1, badgeRequestedAt: test.clock.now() })
const documentsIn = async (test: TestApp): Promise<string[]> => {
  const found: string[] = []
  for await (const { key } of test.files.list('documents/')) found.push(key)
  return found.sort()
}
const actionsOn = async (test: TestApp, id: string) => {
  const rows = await test.db
    .select({ action: auditEntries.action, actor: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  return rows.filter(({ action }) => action !== 'user.view')
}
const newestEntry = async (admin: Browser, id: string, kind: string): Promise<string> =>
  (await admin.get(`/record?subject=${id}&kinds=${kind}&limit=1`)).json().data[0].id

describe.each(['folder', 'bucket'] as const)('a certificate in a %s', (kind) => {
  let bucket: S3Server | undefined
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : undefined
    test = await createTestApp({ sends: true, env: { FEATURES, ...bucket?.env } })
    admin = await test.browseAsAdmin()
  })
  afterAll(async () => {
    await test.close()
    await bucket?.stop()
  })

  const approve = async (id: string, body = {}) => {
    const answer = await admin.post(`/users/badges/${id}`, { approved: 2, ...body })
    expect(answer.statusCode).toBe(200)
  }
  const issued = (id: string) =>
    until(async () => {
      const user = await userOf(test, id)
      return user.badgeFileName !== null && user
    })

  it('is made after an approval, can be downloaded and viewed, and the member gets an email', async () => {
    const member = await askFor(test)
    await approve(member.id, { notify: true })
    const { badgeFileName, certificateSerial } = await issued(member.id)
    expect(certificateSerial).toMatch(/^\d{4}-\d{6}$/)
    expect(badgeFileName).toBe(`documents/certificates/${certificateSerial}.pdf`)
    const view = await admin.post(`/users/${member.id}/documents/certificate/view`)
    expect(view.headers['content-type']).toBe('application/octet-stream')
    const pdf = await PDFDocument.load(view.rawPayload)
    expect(pdf.getPageCount()).toBe(1)
    expect(pdf.getTitle()).toBe(`Certificate of citizenship ${certificateSerial}`)
    const { data } = (await admin.get(`/users/${member.id}`)).json()
    expect((await admin.get(data.badgeFileName.replace(/^\/api/, ''))).statusCode).toBe(200)
    const email = await emailTo(test.config.dataDir, member.email, 'certificate')
    expect(email.text).toContain(certificateSerial)
    expect(email.text).not.toContain('João')
    await emailTo(test.config.dataDir, member.email, 'member-notice')
    const [approval, issue] = await actionsOn(test, member.id)
    expect(approval).toMatchObject({ action: 'badge.approve', actor: admin.userId })
    expect(issue).toEqual({ action: 'certificate.issue', actor: null })
  })

  it('has a number of its own, and none is used twice', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => askFor(test)))
    await Promise.all(members.map(({ id }) => approve(id)))
    const serials = await Promise.all(
      members.map(async ({ id }) => (await issued(id)).certificateSerial),
    )
    expect(new Set(serials).size).toBe(4)
  })

  it('stays when the rejection of another request is undone', async () => {
    const member = await askFor(test)
    const badgeFileName = 'documents/earlier.pdf'
    await test.db.update(users).set({ badgeFileName }).where(eq(users.id, member.id))
    const rejected = await admin.post(`/users/badges/${member.id}`, { approved: 0 })
    expect(rejected.statusCode).toBe(200)
    const entry = await newestEntry(admin, member.id, 'badge.reject')
    expect((await admin.post(`/record/${entry}/undo`)).statusCode).toBe(200)
    expect(await userOf(test, member.id)).toMatchObject({ badgeFileName, badgeRequestStatus: 1 })
  })

  it('is withdrawn when the approval is undone, and made anew when that is undone', async () => {
    const member = await askFor(test)
    await approve(member.id)
    const first = await issued(member.id)
    const entry = await newestEntry(admin, member.id, 'badge.approve')
    const undone = await admin.post(`/record/${entry}/undo`)
    expect(undone.statusCode).toBe(200)
    expect(await userOf(test, member.id)).toMatchObject({
      badgeFileName: null,
      certificateSerial: null,
      badgeRequestStatus: 1,
    })
    await until(async () => !(await documentsIn(test)).includes(first.badgeFileName ?? ''))
    const actions = (await actionsOn(test, member.id)).map(({ action }) => action)
    expect(actions).toContain('certificate.withdraw')
    expect((await admin.post(`/record/${undone.json().data.id}/undo`)).statusCode).toBe(200)
    const second = await issued(member.id)
    expect(second.certificateSerial).not.toBe(first.certificateSerial)
    expect(await documentsIn(test)).toContain(second.badgeFileName)
  })

  it('is not made for a rejection', async () => {
    const member = await askFor(test)
    await admin.post(`/users/badges/${member.id}`, { approved: 0 })
    const next = await askFor(test)
    await approve(next.id)
    await issued(next.id)
    expect(await userOf(test, member.id)).toMatchObject({
      badgeFileName: null,
      certificateSerial: null,
    })
  })
})

describe('the job', () => {
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    test = await createTestApp({ env: { FEATURES } })
    admin = await test.browseAsAdmin()
  })
  afterAll(() => test.close())

  /** Approves, and returns the member and the job, which nothing runs. */
  const approve = async (fullName?: string) => {
    const member = await askFor(test, fullName)
    await admin.post(`/users/badges/${member.id}`, { approved: 2 })
    const job: CertificateJob = {
      userId: member.id,
      approvedAt: test.clock.now().toISOString(),
      request: { id: 'test', ip: 'local' },
    }
    return { member, job }
  }
  const perform = (job: CertificateJob, files = test.files) =>
    makeCertificate({ ...test, files, jobs: test.outgoing.jobs, now: test.clock.now })(job)

  /** The keys of the files that jobs remove. */
  const removed = async () => {
    const { rows } = await test.database.pool.query<{ data: { keys: string[] } }>(
      "select data from jobs.job where name = 'removeFiles'",
    )
    return rows.flatMap(({ data }) => data.keys)
  }

  it('makes one certificate, however often it runs', async () => {
    const { member, job } = await approve()
    const before = await documentsIn(test)
    await Promise.all([perform(job), perform(job)])
    await perform(job)
    const actions = (await actionsOn(test, member.id)).map(({ action }) => action)
    expect(actions).toEqual(['badge.approve', 'certificate.issue'])
    const made = (await documentsIn(test)).filter((key) => !before.includes(key))
    const gone = await removed()
    const { badgeFileName } = await userOf(test, member.id)
    expect(made.filter((key) => !gone.includes(key))).toEqual([badgeFileName])
  })

  it('gives no number again that the store has, after a backup has set the sequence back', async () => {
    const first = await approve()
    await perform(first.job)
    const { certificateSerial: given = '', badgeFileName: key } = await userOf(
      test,
      first.member.id,
    )
    const sizes = async () => (await test.files.read(key ?? ''))?.body.toArray()
    const file = await sizes()
    const number = Number(given?.split('-')[1])
    await test.db.execute(sql`select setval('certificate_numbers', ${number - 1})`)
    await test.db
      .update(users)
      .set({ certificateSerial: null })
      .where(eq(users.id, first.member.id))
    const second = await approve()
    await perform(second.job)
    const { certificateSerial } = await userOf(test, second.member.id)
    expect(Number(certificateSerial?.split('-')[1])).toBe(number + 1)
    expect(await sizes()).toEqual(file)
  })

  it('gives no number again whose file was removed because no member has it', async () => {
    const key = 'documents/certificates/2026-000700.pdf'
    await test.files.put(key, { type: 'application/pdf', bytes: Buffer.from('earlier') })
    await removeOrphans(test.db, test.files, [key], test.clock.now())
    expect(await documentsIn(test)).not.toContain(key)
    const { member, job } = await approve()
    await perform(job)
    const { certificateSerial } = await userOf(test, member.id)
    expect(Number(certificateSerial?.split('-')[1])).toBeGreaterThan(700)
    await removeOrphans(test.db, test.files, [key], test.clock.now())
    const next = await approve()
    await perform(next.job)
    const { certificateSerial: later } = await userOf(test, next.member.id)
    expect(later && certificateSerial && later > certificateSerial).toBe(true)
  })

  it('can be retried after the store was down or the process died', async () => {
    const { member, job } = await approve()
    const put = vi.spyOn(test.files, 'put').mockRejectedValueOnce(new Error('away'))
    await expect(perform(job)).rejects.toThrow('away')
    const { put: store } = test.files
    put.mockImplementationOnce(async (...file) => {
      await store(...file)
      throw new Error('died')
    })
    await expect(perform(job)).rejects.toThrow()
    expect(await userOf(test, member.id)).toMatchObject({ badgeFileName: null })
    put.mockRestore()
    await perform(job)
    const { badgeFileName, certificateSerial } = await userOf(test, member.id)
    expect(badgeFileName).toBe(`documents/certificates/${certificateSerial}.pdf`)
    expect(await documentsIn(test)).toContain(badgeFileName)
  })

  it('makes none for an approval that was undone before, or while it runs', async () => {
    const undo = async (id: string) => {
      const entry = await newestEntry(admin, id, 'badge.approve')
      expect((await admin.post(`/record/${entry}/undo`)).statusCode).toBe(200)
    }
    const before = await approve()
    await undo(before.member.id)
    await perform(before.job)
    const stored = await documentsIn(test)
    const during = await approve()
    await perform(during.job, {
      ...test.files,
      put: async (...file) => {
        await test.files.put(...file)
        await undo(during.member.id)
      },
    })
    for (const { member } of [before, during]) {
      expect(await userOf(test, member.id)).toMatchObject({
        badgeFileName: null,
        certificateSerial: null,
      })
      const actions = (await actionsOn(test, member.id)).map(({ action }) => action)
      expect(actions).toEqual(['badge.approve', 'badge.approve.undo'])
    }
    // The file that was stored for nothing is removed by a job.
    const made = (await documentsIn(test)).filter((key) => !stored.includes(key))
    expect(made).toHaveLength(1)
    expect(await removed()).toContain(made[0])
  })

  it('fails for good when the font lacks a letter, and the log does not name the person', async () => {
    const { job } = await approve('王小明')
    await expect(perform(job)).rejects.toMatchObject({
      name: 'PermanentError',
      message: 'The fonts of the certificate have no glyph for a letter of a text',
    })
  })

  it('does not exist without the feature', async () => {
    const plain = await createTestApp({ env: { FEATURES: 'record' } })
    const member = await askFor(plain)
    await (await plain.browseAsAdmin()).post(`/users/badges/${member.id}`, { approved: 2 })
    expect(await userOf(plain, member.id)).toMatchObject({ certificateSerial: null })
    expect(await userOf(plain, member.id)).toMatchObject({ certificateOrderedAt: null })
    expect(await readEmails(plain.config.dataDir)).toEqual([])
    await plain.close()
  })
})

describe('the text of a certificate', () => {
  const visual = (text: string) => toRuns(toLine(text)).map((run) => run.text)

  it('has its runs in visual order, with mirrored brackets', () => {
    expect(visual('João Almeida')).toEqual(['João Almeida'])
    expect(visual('محمد João علي')).toEqual([' علي', 'João', 'محمد '])
    expect(visual('محمد (João)')).toEqual(['(', 'João', 'محمد )'])
    expect(visual('Ana محمد')).toEqual(['Ana ', 'محمد'])
    expect(visual('')).toEqual([])
  })

  it('has composed letters, and no control or mark of direction of a stranger', () => {
    expect(toLine('Jose\u0301\n\u202eRui\u2066 Costa')).toBe('José Rui Costa')
    expect(toLine('می\u200cنا')).toBe('می\u200cنا')
  })

  it('keeps the order of a serial number after Arabic words', () => {
    const runs = toRuns('الرقم \u20662026-000123\u2069').map((run) => run.text)
    expect(runs).toEqual(['2026-000123', 'الرقم '])
  })
})

describe('the template and the font of the deployment', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hearth-template-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const makeTemplate = async (...names: string[]): Promise<string> => {
    const pdf = await PDFDocument.create()
    const page = pdf.addPage([400, 300])
    names.forEach((name, index) => {
      const field = pdf.getForm().createTextField(name)
      field.setAlignment(TextAlignment.Left)
      field.addToPage(page, { x: 20, y: 20 + 50 * index, width: 360, height: 30 })
    })
    const file = path.join(folder, `${names.join('-')}.pdf`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, await pdf.save())
    return file
  }
  const settings = (certificateTemplate?: string, certificateFont?: string) => ({
    certificateTemplate,
    certificateFont,
    panel: { productName: 'Hearth', communityName: 'Hearth' },
    productName: 'Hearth',
    timeZone: 'UTC',
  })
  const certificate = { name: 'João', serial: '2026-000001', date: new Date('2026-11-28') }

  it('is filled: its known fields become text, others stay', async () => {
    const template = await makeTemplate('name', 'serial', 'date', 'community', 'signature')
    const bytes = await renderCertificate(certificate, settings(template))
    const pdf = await PDFDocument.load(bytes)
    expect(
      pdf
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(['signature'])
    expect(pdf.getPageCount()).toBe(1)
    expect(bytes.toString('latin1')).toContain('NotoSerif')
  })

  it.each([
    ['João Almeida', 'NotoSerif'],
    ['Phạm Thị Bích', 'NotoSerif'],
    ['Цветелина Стоянова', 'NotoSerif'],
    ['Στέλιος Βλάχου', 'NotoSerif'],
    ['مریم رضایی', 'NotoNaskhArabic'],
    ['יעל כהן', 'NotoSerifHebrew'],
    ['मोहन शर्मा', 'NotoSerifDevanagari'],
    ['বিপাশা বসু', 'NotoSerifBengali'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi'],
    ['தமிழ் செல்வி', 'NotoSerifTamil'],
    ['ಅನಿತಾ', 'NotoSansKannada'],
    ['สมชาย ใจดี', 'NotoSerifThai'],
    ['სოფო', 'NotoSerifGeorgian'],
    ['Անի', 'NotoSerifArmenian'],
    ['አበበ', 'NotoSansEthiopic'],
    ['★', 'DejaVuSans'],
  ])('is not needed for the name %s', async (name, font) => {
    const bytes = await renderCertificate({ ...certificate, name }, settings())
    expect(bytes.toString('latin1')).toContain(font)
  })

  /** The heights at which glyphs of the built-in page stand. */
  const baselinesIn = async (locale: string, name: string): Promise<number> => {
    const { panel, ...rest } = settings()
    const bytes = await renderCertificate(
      { ...certificate, name },
      { ...rest, panel: { ...panel, locale } },
    )
    const pdf = await PDFDocument.load(bytes)
    const drawn = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream
          ? [Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')]
          : [],
      )
      .join('\n')
    return new Set([...drawn.matchAll(/ (\S+) Tm\b/g)].map(([, y]) => y)).size
  }

  it('has the dots of Arabic letters where the font puts them', async () => {
    expect(await baselinesIn('en', 'Joao')).toBe(6)
    expect(await baselinesIn('ar', 'مریم')).toBeGreaterThan(6)
  })

  it('is checked at the start, with the name of the variable', async () => {
    const broken = path.join(folder, 'broken.pdf')
    await writeFile(broken, 'no such thing')
    const test = await createTestApp({ env: { FEATURES } })
    const check = (values: object) => checkCertificate({ ...test.config, ...values })
    for (const [values, variable, words] of [
      [{ certificateTemplate: '/nonexistent.pdf' }, 'CERTIFICATE_TEMPLATE', 'ENOENT'],
      [{ certificateTemplate: broken }, 'CERTIFICATE_TEMPLATE', 'cannot be used'],
      [
        { certificateTemplate: await makeTemplate('name') },
        'CERTIFICATE_TEMPLATE',
        'no text field "serial"',
      ],
      [{ certificateFont: broken }, 'CERTIFICATE_FONT', 'cannot be used'],
    ] as const) {
      await expect(check(values)).rejects.toThrow(variable)
      await expect(check(values)).rejects.toThrow(words)
    }
    await check({ certificateTemplate: await makeTemplate('name', 'serial') })
    await checkCertificate({ ...test.config, features: [], certificateTemplate: broken })
    await test.close()
  })
})
