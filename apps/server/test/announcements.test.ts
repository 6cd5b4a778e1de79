// Specification: 2.14, 7

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announcements, auditEntries } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, readEntries, type TestApp } from './helper.ts'

let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp({ env: { TIME_ZONE: 'Etc/GMT-12' } })
  admin = await test.browseAsAdmin()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(announcements)
})

const body = {
  title: 'Planned maintenance',
  description: 'The app will be away for an hour.',
  date: '2026-06-15T08:00:00.000Z',
  isActive: true,
  isPinned: false,
}

const create = async (values: object = {}): Promise<string> =>
  (await admin.post('/announcements', { ...body, ...values })).json().data.id
const list = async (query = '') => (await admin.get(`/announcements${query}`)).json()
const titles = async (query = ''): Promise<string[]> =>
  (await list(query)).data.map(({ title }: { title: string }) => title)
const records = (id: string) => readEntries(test, eq(auditEntries.subjectId, id))

describe('the list of announcements', () => {
  it('is pinned first, then newest by date', async () => {
    await create({ title: 'Old', date: '2026-01-01T00:00:00.000Z' })
    await create({ title: 'Pinned', date: '2025-01-01T00:00:00.000Z', isPinned: true })
    await create({ title: 'New', date: '2026-02-01T00:00:00.000Z' })
    expect(await titles()).toEqual(['Pinned', 'New', 'Old'])
  })

  it('has pages, and the right total past the last one', async () => {
    for (let i = 0; i < 12; i += 1) await create({ title: `Number ${i}` })
    const pages = await Promise.all([1, 2, 9].map((page) => list(`?page=${page}&limit=10`)))
    expect(pages.map(({ data }) => data.length)).toEqual([10, 2, 0])
    const shared = { limit: 10, total: 12, totalPages: 2 }
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      { ...shared, page: 1, hasPrev: false, hasNext: true },
      { ...shared, page: 2, hasPrev: true, hasNext: false },
      { ...shared, page: 9, hasPrev: true, hasNext: false },
    ])
  })

  it('has no pages when it is empty', async () => {
    expect(await list()).toEqual({
      data: [],
      pagination: { page: 1, limit: 10, total: 0, totalPages: 0, hasPrev: false, hasNext: false },
    })
  })

  it.each([
    ['maintenance', 'Planned maintenance'],
    ['MAINT', 'Planned maintenance'],
    ['tomorrow', 'Fête'],
    ['fete', 'Fête'],
    ['%', '100 % sure'],
  ])('finds %s in title or description', async (term, title) => {
    await create()
    await create({ title: 'Fête', description: 'It is TOMORROW.' })
    await create({ title: '100 % sure', description: 'Nothing else' })
    const found = await titles(`?search=${encodeURIComponent(term)}`)
    expect(found).toEqual([title])
  })
})

describe('creating and changing an announcement', () => {
  it('returns the stored values and is recorded', async () => {
    const response = await admin.post('/announcements', body)
    expect(response.statusCode).toBe(201)
    const { message, data } = response.json()
    expect(message).toBe('Announcement created successfully')
    expect(data).toEqual({
      ...body,
      id: expect.any(String),
      etag: expect.any(String),
      imageUrl: null,
      publishedAt: null,
    })
    expect((await list()).data).toEqual([data])
    expect(await records(data.id)).toMatchObject([
      { action: 'announcement.create', actorId: admin.userId, after: { title: body.title } },
    ])
  })

  it('clears an image and a date that are missing in the body', async () => {
    const extra = {
      imageUrl: 'https://images.example.org/a.png',
      publishedAt: '2026-06-14T12:00:00.000Z',
    }
    const id = await create(extra)
    const response = await admin.call('PUT', `/announcements/${id}`, {
      body: { ...body, title: 'Changed' },
    })
    expect(response.json()).toEqual({
      message: 'Announcement updated successfully',
      data: {
        ...body,
        id,
        etag: expect.any(String),
        title: 'Changed',
        imageUrl: null,
        publishedAt: null,
      },
    })
    expect((await records(id)).at(-1)).toMatchObject({
      action: 'announcement.update',
      before: { title: body.title, ...extra },
      after: { title: 'Changed', imageUrl: null, publishedAt: null },
    })
  })

  it.each([
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(256) }, 'title', 'Title must be less than 255 characters'],
    [{ description: '\n' }, 'description', 'Description is required'],
    [
      { description: 'x'.repeat(2001) },
      'description',
      'Description must be less than 2000 characters',
    ],
    [{ imageUrl: 'nonsense' }, 'imageUrl', 'Please enter a valid URL'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Please enter a valid URL'],
    [{ imageUrl: 'http://localhost:3000/api/auth/logout' }, 'imageUrl', 'Please enter a valid URL'],
  ])('refuses %j in the words of the specification', async (values, field, message) => {
    const response = await admin.post('/announcements', { ...body, ...values })
    expect([400, 422]).toContain(response.statusCode)
    expect(response.json().errors).toEqual([{ field, message }])
    expect((await list()).data).toEqual([])
  })

  it.each([255, 1])('accepts a title of %i characters', async (length) => {
    const title = 'x'.repeat(length)
    await create({ title, description: 'y'.repeat(2000) })
    expect(await titles()).toEqual([title])
  })
})

describe('switching and deleting an announcement', () => {
  it.each([
    ['toggle-status', 'isActive', 'Status updated successfully'],
    ['toggle-pinned', 'isPinned', 'Pinned status updated successfully'],
  ])('%s toggles it on and off', async (path, field, message) => {
    const id = await create()
    const before = (await list()).data[0][field]
    const turn = () => admin.call('PATCH', `/announcements/${id}/${path}`)
    expect((await turn()).json()).toEqual({ message })
    expect((await list()).data[0][field]).toBe(!before)
    await turn()
    expect((await list()).data[0][field]).toBe(before)
    expect((await records(id)).at(-1)).toMatchObject({
      before: { [field]: !before },
      after: { [field]: before },
    })
  })

  it('by two callers at the same time toggles twice', async () => {
    const id = await create()
    await Promise.all([1, 2].map(() => admin.call('PATCH', `/announcements/${id}/toggle-pinned`)))
    expect((await list()).data[0].isPinned).toBe(false)
  })

  it('deletes', async () => {
    const id = await create()
    const response = await admin.call('DELETE', `/announcements/${id}`)
    expect(response.json()).toEqual({ message: 'Announcement deleted successfully' })
    expect(await titles()).toEqual([])
    expect((await records(id)).at(-1)).toMatchObject({
      action: 'announcement.delete',
      before: { title: body.title },
    })
  })

  it.each([
    ['PUT', ''],
    ['DELETE', ''],
    ['PATCH', '/toggle-status'],
    ['PATCH', '/toggle-pinned'],
  ] as const)('%s%s changes nothing when it cannot be recorded', async (method, path) => {
    const id = await create()
    const before = await list()
    await test.database.pool.query(
      "alter table audit_log add constraint refuse check (action not like 'announcement.%') not valid",
    )
    try {
      const edit = { ...body, title: 'Other' }
      const call = { body: method === 'PUT' ? edit : undefined }
      const response = await admin.call(method, `/announcements/${id}${path}`, call)
      expect(response.statusCode).toBe(500)
    } finally {
      await test.database.pool.query('alter table audit_log drop constraint refuse')
    }
    expect(await list()).toEqual(before)
  })

  it.each([
    ['PUT', ''],
    ['DELETE', ''],
    ['PATCH', '/toggle-status'],
    ['PATCH', '/toggle-pinned'],
  ] as const)('%s%s knows no other announcement', async (method, path) => {
    for (const id of ['01932c07-8a51-7c44-9f0e-3b1d6a2f5e10', 'x']) {
      const response = await admin.call(method, `/announcements/${id}${path}`, {
        // A demo image, which was never uploaded.
        body: method === 'PUT' ? { ...body, imageUrl: 'http://localhost:3000/a.png' } : undefined,
      })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Announcement not found', code: 'notFound' })
    }
  })
})

it('counts all, and those of today in the configured time zone', async () => {
  const day = new Date(test.clock.now().getTime() + 12 * 3_600_000).toISOString().slice(0, 10)
  const midnight = Date.parse(`${day}T00:00:00+12:00`)
  const at = (milliseconds: number) => new Date(midnight + milliseconds).toISOString()
  await create({ date: at(-1) })
  await create({ date: at(0), isPinned: true })
  await create({ date: at(0) })
  await create({ date: at(86_399_999), isActive: false })
  await create({ date: at(86_399_999) })
  await create({ date: at(86_400_000) })
  // The same day in UTC has three of them.
  expect((await admin.get('/announcements/stats/overview')).json()).toEqual({
    data: { total: 6, active: 5, pinned: 1, today: 4 },
  })
})
