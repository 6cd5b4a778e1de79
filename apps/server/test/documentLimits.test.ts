// Specification: 2.15, 2.23

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../src/kernel/limits.ts'
import { createLimiter } from '../src/limits/limiter.ts'
import { rateLimits } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'

let test: TestApp
let owner: Browser
let member: string
beforeAll(async () => {
  test = await createTestApp({ env: { READS_PER_MINUTE: '1000' } })
  owner = await test.browseAsAdmin()
  const folder = path.join(test.config.dataDir, 'files/documents')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'paper.pdf'), '%PDF-1.4')
  member = (await test.createUser({ passport: 'documents/paper.pdf' })).id
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(rateLimits))

const createReviewer = async () => {
  const { id } = await test.createUser({ role: 'admin', teamRole: 'reviewer' })
  return test.browse(id)
}
const view = (by: Browser) => by.post(`/users/${member}/documents/passport/view`)
const download = async (by: Browser) => {
  const { data } = (await owner.get(`/users/${member}`)).json()
  return by.get(data.passport.replace(/^\/api/, ''))
}
const entriesOf = async ({ userId }: Browser) => {
  const { data } = (await owner.get('/record?limit=100')).json()
  return data.filter(
    (entry: { action: string; actor: { id: string } | null }) =>
      entry.action === 'document.limit' && entry.actor?.id === userId,
  )
}
/** Uses up a limit of a person, as calls to another process do. */
const use = async ({ userId }: Browser, name: 'documents' | 'documentsDay', points: number) => {
  const other = createLimiter(test.database.pool, 600)
  await Promise.all(Array.from({ length: points }, () => other.take(name, userId)))
}

describe('views and downloads of documents', () => {
  it('let a reviewer decide forty cases in a row, each with two documents', async () => {
    const reviewer = await createReviewer()
    for (let views = 0; views < 80; views += 1) {
      expect((await view(reviewer)).statusCode).toBe(200)
    }
    expect(await entriesOf(reviewer)).toEqual([])
  })

  it('share a limit, whose first refusal is in the record [ASVS 2.4.1]', async () => {
    const reviewer = await createReviewer()
    await use(reviewer, 'documents', limits.documents.points - 2)
    expect((await view(reviewer)).statusCode).toBe(200)
    expect((await download(reviewer)).statusCode).toBe(200)
    for (const refused of [await view(reviewer), await download(reviewer), await view(reviewer)]) {
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests'])
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(limits.documents.seconds)
    }
    expect(await entriesOf(reviewer)).toHaveLength(1)
    // Another session of the person has no limit of its own, other people do.
    expect((await view(await test.browse(reviewer.userId))).statusCode).toBe(429)
    expect((await view(await createReviewer())).statusCode).toBe(200)
    test.clock.advance(limits.documents.seconds * 1000 + 1)
    expect((await view(reviewer)).statusCode).toBe(200)
  })

  it('have a limit for a day, with a wait in hours', async () => {
    const reviewer = await createReviewer()
    await use(reviewer, 'documentsDay', limits.documentsDay.points)
    const refused = await view(reviewer)
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many attempts. Please try again in 24 hours.',
    ])
    expect(await entriesOf(reviewer)).toHaveLength(1)
  })
})
