// Specification: 2.15, 7

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Client } from '../src/platform/files/s3Client.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { emailTo, until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

// With the record, deletions by administrators go to the trash, unlike those by members.
describe.each(['folder', 'bucket'] as const)('with the record, documents in a %s', (kind) => {
  let bucket: S3Server | undefined
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : undefined
    test = await createTestApp({ sends: true, ...(bucket && { env: bucket.env }) })
    admin = await test.browseAsAdmin()
  })
  afterAll(async () => {
    await test.close()
    await bucket?.stop()
  })

  const putFile = async (): Promise<string> => {
    const key = `documents/${v7()}.pdf`
    if (test.config.s3) {
      const file = { type: 'application/pdf', bytes: Buffer.from('a passport') }
      await createS3Client(test.config.s3).send('PUT', key, file)
    } else {
      const file = path.join(test.config.dataDir, 'files', key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'a passport')
    }
    return key
  }
  const createMember = async () => {
    const [passport, badgeFileName] = [await putFile(), await putFile()]
    const { id, email } = await test.createUser({ passport, badgeFileName })
    return { id, email, keys: [passport, badgeFileName].sort() }
  }
  /** The member's documents that are still in the store. */
  const stored = async (keys: readonly string[]): Promise<string[]> => {
    const found: string[] = []
    for await (const { key } of test.files.list('documents/')) {
      if (keys.includes(key)) found.push(key)
    }
    return found.sort()
  }
  const linksOf = async (id: string): Promise<string[]> => {
    const { passport, badgeFileName } = (await admin.get(`/users/${id}`)).json().data
    return [passport, badgeFileName].map((link) => {
      const { pathname, search } = new URL(link, 'http://localhost')
      return pathname + search
    })
  }
  const download = (url: string) =>
    test.app.inject({ url, headers: { cookie: admin.cookie } }).then(({ statusCode }) => statusCode)
  const deleteOwn = async (email: string) => {
    await test.anonymous().post('/users/generate-key', { email })
    const { token } = await emailTo(test.config.dataDir, email, 'delete-key')
    const answer = await test.anonymous().post('/users/delete-user', { email, securityKey: token })
    expect(answer.statusCode).toBe(200)
  }

  it('are removed when the member deletes the account', async () => {
    const { id, email, keys } = await createMember()
    const links = await linksOf(id)
    expect(await Promise.all(links.map(download))).toEqual([200, 200])
    await deleteOwn(email)
    expect(await Promise.all(links.map(download))).toEqual([404, 404])
    await until(async () => (await stored(keys)).length === 0)
  })

  it('stay while they are held, when the member deletes the account', async () => {
    const [held, other] = [await createMember(), await createMember()]
    const hold = await admin.post(`/users/${held.id}/hold`, { reason: 'The police asked for it' })
    expect(hold.statusCode).toBe(200)
    await deleteOwn(held.email)
    await deleteOwn(other.email)
    await until(async () => (await stored(other.keys)).length === 0)
    expect(await stored(held.keys)).toEqual(held.keys)
    expect((await admin.get(`/users/${held.id}`)).statusCode).toBe(404)
    await admin.post(`/users/${held.id}/release`, { reason: 'It is over' })
    const later = new Date(test.clock.now().getTime() + 31 * 86_400_000)
    await purgeDeleted(test.db, test.outgoing.jobs, later)
    await until(async () => (await stored(held.keys)).length === 0)
  })

  it('in the trash are inaccessible at once and restored with the member', async () => {
    const { id, keys } = await createMember()
    const links = await linksOf(id)
    const entry = (await admin.post(`/users/${id}/remove`, {})).json().data
    expect(await Promise.all(links.map(download))).toEqual([404, 404])
    expect(await stored(keys)).toEqual(keys)
    expect((await admin.post(`/record/${entry.id}/undo`)).statusCode).toBe(200)
    expect(await Promise.all(links.map(download))).toEqual([200, 200])
  })

  it('are removed when a restored member deletes the account', async () => {
    const { id, email, keys } = await createMember()
    const entry = (await admin.post(`/users/${id}/remove`, {})).json().data
    await admin.post(`/record/${entry.id}/undo`)
    await deleteOwn(email)
    await until(async () => (await stored(keys)).length === 0)
  })

  it('are removed with the trash after 30 days', async () => {
    const { id, keys } = await createMember()
    await admin.post(`/users/${id}/remove`, {})
    const later = new Date(test.clock.now().getTime() + 31 * 86_400_000)
    await purgeDeleted(test.db, test.outgoing.jobs, later)
    await until(async () => (await stored(keys)).length === 0)
  })
})
