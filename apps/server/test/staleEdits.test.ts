// Specification: 2.14, 2.19, 2.20, 7

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcements, auditEntries } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'

let test: TestApp
let admin: Browser
let other: Browser
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.browseAsAdmin()
  other = await test.browseAsAdmin()
})
afterAll(() => test.close())

interface Saved {
  id: string
  etag: string
}

const announcement = {
  title: 'Planned maintenance',
  description: 'The app will be away for an hour.',
  date: '2026-06-15T08:00:00.000Z',
  isActive: true,
  isPinned: false,
}
const plan = { name: 'Gold', price: 19.9, period: 'month', description: '', isActive: true }

const kinds = {
  announcement: {
    create: (): Promise<Saved> =>
      admin.post('/announcements', announcement).then((response) => response.json().data),
    edit: (browser: Browser, id: string, text: string, etag?: string) =>
      browser.call('PUT', `/announcements/${id}`, {
        body: { ...announcement, title: text, ...(etag && { etag }) },
      }),
    read: async (id: string) =>
      (await admin.get('/announcements?limit=100')).json().data.find((one: Saved) => one.id === id),
    text: 'title',
    message: 'Someone else has changed this announcement. Nothing was saved.',
  },
  'membership plan': {
    create: (): Promise<Saved> =>
      admin
        .post('/membership-plan/create', { ...plan, features: [] })
        .then((response) => response.json().data),
    edit: (browser: Browser, id: string, text: string, etag?: string) =>
      browser.call('PUT', '/membership-plan/edit', {
        body: { ...plan, id, name: text, ...(etag && { etag }) },
      }),
    read: async (id: string) => (await admin.get(`/membership-plan/get-one/${id}`)).json().data,
    text: 'name',
    message: 'Someone else has changed this membership. Nothing was saved.',
  },
}

const records = async (id: string) =>
  test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

describe.each(Object.entries(kinds))('an edit of one %s', (_name, kind) => {
  const { create, edit, read, text, message } = kind

  it('is refused with the current record when another person has saved', async () => {
    const { id, etag } = await create()
    expect((await edit(other, id, 'Theirs', etag)).statusCode).toBe(200)
    const refused = await edit(admin, id, 'Mine', etag)
    expect(refused.statusCode).toBe(409)
    const theirs = await read(id)
    expect(theirs).toMatchObject({ [text]: 'Theirs' })
    const { entry, ...answer } = refused.json()
    expect(answer).toEqual({ message, code: 'conflict', data: theirs })
    // The entry of the other change.
    expect(entry).toMatchObject({
      actor: { id: other.userId, name: 'Ana Sousa' },
      subject: { id },
      at: test.clock.now().toISOString(),
    })
    expect(entry.changes).toContainEqual(expect.objectContaining({ field: text, after: 'Theirs' }))
    expect((await records(id)).length).toBe(2)
    const again = await edit(admin, id, 'Mine', refused.json().data.etag)
    expect(again.json().data).toMatchObject({ [text]: 'Mine' })
  })

  it('is not checked for a caller without an etag', async () => {
    const { id } = await create()
    await edit(other, id, 'Theirs')
    expect((await edit(admin, id, 'Mine')).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ [text]: 'Mine' })
  })

  it('succeeds for one of twenty at the same time', async () => {
    const { id, etag } = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => edit(n % 2 ? admin : other, id, `Edit ${n}`, etag)),
    )
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won.length).toBe(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409).length).toBe(19)
    expect(await read(id)).toEqual(won[0]?.json().data)
    expect((await records(id)).length).toBe(2)
  })

  it('gives another etag even when nothing else is different', async () => {
    const { id, etag } = await create()
    const first = (await edit(admin, id, 'Same', etag)).json().data
    const second = (await edit(admin, id, 'Same', first.etag)).json().data
    expect(new Set([etag, first.etag, second.etag]).size).toBe(3)
  })

  it('does not write the etag to the audit log', async () => {
    const { id, etag } = await create()
    await edit(admin, id, 'Changed', etag)
    expect(JSON.stringify(await records(id))).not.toContain('etag')
  })
})

describe('the summary of a plan', () => {
  it('is not saved with a price that another person has changed', async () => {
    const { create, edit, read } = kinds['membership plan']
    const { id, etag } = await create()
    await edit(other, id, 'Platinum', etag)
    const body = { id, name: plan.name, price: plan.price, summary: 'Everything.', etag }
    const refused = await admin.call('PUT', '/membership-plan/edit', { body })
    expect(refused.statusCode).toBe(409)
    expect(await read(id)).toMatchObject({ name: 'Platinum', summary: '' })
  })
})

it('does not name the other person without the record', async () => {
  const bare = await createTestApp({ env: { FEATURES: 'none' } })
  const steward = await bare.browseAsAdmin()
  const { id, etag } = (await steward.post('/announcements', announcement)).json().data
  const edit = () =>
    steward.call('PUT', `/announcements/${id}`, { body: { ...announcement, etag } })
  await edit()
  expect(Object.keys((await edit()).json())).toEqual(['message', 'data', 'code'])
  const member = await bare.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
  const decide = async (by: Browser) => by.post(`/users/badges/${member.id}`, { approved: 2 })
  expect((await decide(await bare.browseAsAdmin())).statusCode).toBe(200)
  expect((await decide(steward)).json()).toEqual({
    message: 'This request has already been decided',
    code: 'conflict',
  })
  expect((await steward.call('DELETE', `/announcements/${id}`)).statusCode).toBe(200)
  expect(await bare.db.$count(announcements)).toBe(0)
  await bare.close()
})

describe.each([
  ['toggle-status', 'isActive'],
  ['toggle-pinned', 'isPinned'],
] as const)('%s', (call, field) => {
  it('does not undo what another administrator has just done', async () => {
    const { create, read } = kinds.announcement
    const { id, etag } = await create()
    const before = (await read(id))[field]
    const press = (browser: Browser, query = '') =>
      browser.call('PATCH', `/announcements/${id}/${call}${query}`)
    const answers = await Promise.all([admin, other].map((one) => press(one, `?etag=${etag}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await read(id))[field]).toBe(!before)
    await press(other)
    expect((await read(id))[field]).toBe(before)
  })
})
