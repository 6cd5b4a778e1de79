// Specification: 2.15, 2.18, 2.19, 7

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  announcements,
  membershipPlans,
  rateLimits,
  users,
} from '../src/platform/database/schema.ts'
import { createS3Client } from '../src/platform/files/s3Client.ts'
import { createLog } from '../src/platform/log.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { findOrphans, removeOrphans, sweepFiles } from '../src/process/sweepFiles.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { png } from './images.ts'
import { emailTo, until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

// Checks the files of both stores after every action that removes one.
describe.each(['folder', 'bucket'] as const)('in a %s', (kind) => {
  let bucket: S3Server | undefined
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : undefined
    test = await createTestApp({ sends: true, env: { FEATURES: 'none', ...bucket?.env } })
    admin = await test.browseAsAdmin()
  })
  afterAll(async () => {
    await test.close()
    await bucket?.stop()
  })
  beforeEach(() => test.db.delete(rateLimits))

  const client = () => {
    if (!test.config.s3) throw new Error('No bucket is configured')
    return createS3Client(test.config.s3)
  }
  /** All files and uploads in the store. */
  const held = async (): Promise<string[]> => {
    if (bucket) return (await client().list('')).files.map(({ key }) => key).sort()
    const folder = path.join(test.config.dataDir, 'files')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort()
  }
  /** Stores a file, as the community's registration does. */
  const putFile = async (key = `documents/${v7()}.pdf`): Promise<string> => {
    if (bucket) {
      await client().send('PUT', key, { type: 'application/pdf', bytes: Buffer.from('a passport') })
    } else {
      const file = path.join(test.config.dataDir, 'files', key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'a passport')
    }
    return key
  }
  const withDocuments = async () =>
    test.createUser({ passport: await putFile(), badgeFileName: await putFile() })

  /** Uploads an image. Returns its path and its key. */
  const upload = async () => {
    const body = { fileName: 'gold.png', fileType: 'image/png' }
    const answer = await admin.post('/file/generate-upload-url/admin', body)
    const url = new URL(answer.json().url)
    if (bucket) {
      await fetch(url, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: png })
    } else {
      await test.app.inject({
        method: 'PUT',
        url: url.pathname + url.search,
        headers: { 'content-type': 'image/png' },
        payload: png,
      })
    }
    return { image: url.pathname, key: test.files.keyOf(url.pathname) ?? '' }
  }
  const form = { name: 'Gold', price: 1, period: 'month', description: '', isActive: true }
  const create = (image: string) =>
    admin.post('/membership-plan/create', { ...form, features: [], image })
  const createPlan = async (image: string): Promise<string> => (await create(image)).json().data.id
  const edit = (id: string, image: string | undefined) =>
    admin.call('PUT', '/membership-plan/edit', {
      body: { ...form, id, ...(image !== undefined && { image }) },
    })
  const gone = (...keys: string[]) =>
    until(async () => {
      const left = await held()
      return keys.every((key) => !left.includes(key))
    })

  describe('the documents of a member', () => {
    it('are removed when an administrator deletes the account, and those of others stay', async () => {
      const [user, other] = [await withDocuments(), await withDocuments()]
      const before = await held()
      expect((await admin.call('DELETE', `/users/${user.id}`)).statusCode).toBe(200)
      await until(async () => (await held()).length === before.length - 2)
      const mine = [user.passport, user.badgeFileName]
      expect(await held()).toEqual(before.filter((key) => !mine.includes(key)))
      expect(await held()).toEqual(expect.arrayContaining([other.passport, other.badgeFileName]))
    })

    it('are removed when the account can no longer be restored', async () => {
      const { id, passport, badgeFileName } = await withDocuments()
      const deletedAt = test.clock.now()
      await test.db.update(users).set({ deletedAt }).where(eq(users.id, id))
      const daysLater = (days: number) => new Date(deletedAt.getTime() + days * 86_400_000)
      await purgeDeleted(test.db, test.outgoing.jobs, daysLater(29))
      expect(await held()).toEqual(expect.arrayContaining([passport, badgeFileName]))
      await purgeDeleted(test.db, test.outgoing.jobs, daysLater(31))
      await gone(passport ?? '', badgeFileName ?? '')
    })

    it('are removed when the member deletes it', async () => {
      const { email, passport, badgeFileName } = await withDocuments()
      await test.anonymous().post('/users/generate-key', { email })
      const { token } = await emailTo(test.config.dataDir, email, 'delete-key')
      const left = await held()
      const body = { email, securityKey: token }
      expect((await test.anonymous().post('/users/delete-user', body)).statusCode).toBe(200)
      await gone(passport ?? '', badgeFileName ?? '')
      expect(await held()).toHaveLength(left.length - 2)
    })

    it('stay when the account does', async () => {
      const user = await withDocuments()
      await test.db.execute(
        sql`alter table audit_log add constraint refuse check (action <> 'user.delete') not valid`,
      )
      try {
        expect((await admin.call('DELETE', `/users/${user.id}`)).statusCode).toBe(500)
      } finally {
        await test.db.execute(sql`alter table audit_log drop constraint refuse`)
      }
      // Any later job would run after it.
      const next = await withDocuments()
      await admin.call('DELETE', `/users/${next.id}`)
      await gone(next.passport ?? '')
      expect(await held()).toEqual(expect.arrayContaining([user.passport, user.badgeFileName]))
    })

    it('are never other files, even if a record refers to one', async () => {
      const { image, key } = await upload()
      await create(image)
      const user = await test.createUser({ passport: key, badgeFileName: '../secret-key' })
      const next = await withDocuments()
      await admin.call('DELETE', `/users/${user.id}`)
      await admin.call('DELETE', `/users/${next.id}`)
      await gone(next.passport ?? '')
      expect(await held()).toContain(key)
    })

    it('are removed later if the store was down', async () => {
      const { id, passport, badgeFileName } = await withDocuments()
      const remove = vi.spyOn(test.files, 'remove').mockRejectedValueOnce(new Error('away'))
      expect((await admin.call('DELETE', `/users/${id}`)).statusCode).toBe(200)
      await gone(passport ?? '', badgeFileName ?? '')
      expect(remove.mock.calls.length).toBe(3)
      remove.mockRestore()
    })
  })

  describe('the image of a plan', () => {
    it('is removed when it is replaced or removed, and with the plan', async () => {
      const [first, second, third] = [await upload(), await upload(), await upload()]
      const [one, two] = [await createPlan(first.image), await createPlan(third.image)]
      const before = await held()
      expect((await edit(one, second.image)).statusCode).toBe(200)
      await gone(first.key)
      expect((await edit(one, '')).json().data.image).toBeNull()
      await gone(second.key)
      expect((await admin.call('DELETE', `/membership-plan/delete/${two}`)).statusCode).toBe(200)
      await gone(third.key)
      // The second image reached its final place only with the edit.
      expect(await held()).toEqual(
        before.filter((key) => ![first, second, third].some((file) => key.endsWith(file.key))),
      )
    })

    it('is removed 30 days after the plan was deleted, like that of an announcement', async () => {
      const [first, second] = [await upload(), await upload()]
      await createPlan(first.image)
      const imageUrl = `${test.config.publicUrl}/api/files/${second.key}`
      const news = {
        title: 'News',
        description: 'Text',
        date: '2026-01-01T00:00:00Z',
        isActive: true,
      }
      await admin.post('/announcements', { ...news, isPinned: false, imageUrl })
      const deletedAt = test.clock.now()
      for (const table of [membershipPlans, announcements]) {
        await test.db.update(table).set({ deletedAt }).where(isNull(table.deletedAt))
      }
      const purge = (days: number) =>
        purgeDeleted(test.db, test.outgoing.jobs, new Date(deletedAt.getTime() + days * 86_400_000))
      await purge(29)
      expect(await held()).toEqual(expect.arrayContaining([first.key, second.key]))
      await purge(31)
      await gone(first.key, second.key)
      expect(await test.db.$count(membershipPlans)).toBe(0)
    })

    it('stays after other changes, and while another plan shows it', async () => {
      const { image, key } = await upload()
      const [one, two] = [await createPlan(image), await createPlan(image)]
      const shown = `/api/files/${key}`
      await edit(one, shown)
      await edit(one, undefined)
      await admin.call('DELETE', `/membership-plan/delete/${one}`)
      const next = await upload()
      await admin.call('DELETE', `/membership-plan/delete/${await createPlan(next.image)}`)
      await gone(next.key)
      expect(await held()).toContain(key)
      await admin.call('DELETE', `/membership-plan/delete/${two}`)
      await gone(key)
    })

    it('that was removed cannot be saved with a plan again', async () => {
      const { image, key } = await upload()
      const id = await createPlan(image)
      await edit(id, '')
      const refused = [await create(image), await edit(id, `/api/files/${key}`)]
      const errors = [{ field: 'image', message: 'Please upload the image again' }]
      for (const answer of refused) {
        expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
      }
      await gone(key)
    })

    it('that two edits move at the same time stays for the plan that shows it', async () => {
      const { image, key } = await upload()
      const [one, two] = [await createPlan(image), await createPlan('')]
      const answers = await Promise.all([edit(one, ''), edit(two, `/api/files/${key}`)])
      expect(answers[0]?.statusCode).toBe(200)
      const isTaken = answers[1]?.statusCode === 200
      if (!isTaken) await gone(key)
      expect((await held()).includes(key)).toBe(isTaken)
    })
  })

  describe('the sweep', () => {
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)
    const silent = createLog('silent')
    const swept = () => sweepFiles(test.db, test.files, days(3), silent)

    it('removes orphaned files two days after their arrival', async () => {
      const user = await withDocuments()
      const { image } = await upload()
      await create(image)
      const orphans = [await putFile(), await putFile(`images/${crypto.randomUUID()}.png`)]
      const before = await held()
      await sweepFiles(test.db, test.files, days(1), silent)
      expect(await held()).toEqual(before)
      await swept()
      expect(await held()).toEqual(before.filter((key) => !orphans.includes(key)))
      expect(await held()).toEqual(expect.arrayContaining([user.passport, user.badgeFileName]))
    })

    it('does not remove files in use: granted, uploaded, or of a plan that is being saved', async () => {
      const [sent, verified] = [await upload(), await upload()]
      await test.files.verifyUpload(
        { key: verified.key, type: 'image/png', maxBytes: 99 },
        async (bytes) => bytes,
      )
      await sweepFiles(test.db, test.files, days(1), silent)
      expect((await create(sent.image)).statusCode).toBe(201)
      expect((await create(verified.image)).statusCode).toBe(201)
    })

    it('removes old uploads that were never saved', async () => {
      const { key } = await upload()
      expect((await held()).some((name) => name.endsWith(key))).toBe(true)
      await swept()
      expect((await held()).some((name) => name.endsWith(key))).toBe(false)
    })

    it('does not remove files with foreign names', async () => {
      const { total } = await findOrphans(test.db, test.files, days(3))
      const names = await Promise.all(
        ['documents/NOTES.TXT', 'images/notes.txt', 'other/1.pdf'].map(putFile),
      )
      const orphans = await findOrphans(test.db, test.files, days(3))
      expect(orphans.total).toBe(total)
      expect(orphans.keys.filter((key) => names.includes(key))).toEqual([])
      await swept()
      expect(await held()).toEqual(expect.arrayContaining(names))
    })

    it('does not remove a document that has a record by then', async () => {
      const passport = await putFile()
      const { keys } = await findOrphans(test.db, test.files, days(3))
      expect(keys).toContain(passport)
      await test.createUser({ passport })
      await removeOrphans(test.db, test.files, keys, days(3))
      expect(await held()).toContain(passport)
    })

    it('removes none if there are too many, and logs a warning', async () => {
      const orphans: string[] = []
      while (orphans.length < 21) orphans.push(await putFile())
      expect(await held()).toEqual(expect.arrayContaining(orphans))
      const logged: string[] = []
      const log = createLog('warn', { write: (line) => void logged.push(line) })
      await sweepFiles(test.db, test.files, days(3), log)
      expect(await held()).toEqual(expect.arrayContaining(orphans))
      expect(logged.join()).toContain('Too many files without a record')
      const { keys } = await findOrphans(test.db, test.files, days(3))
      expect(await removeOrphans(test.db, test.files, keys, days(3))).toBeGreaterThanOrEqual(21)
      expect(await held()).not.toEqual(expect.arrayContaining(orphans.slice(0, 1)))
    })
  })
})
