import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { audit } from '../src/kernel/audit.ts'
import { auditEntries, posts, users } from '../src/platform/database/schema.ts'
import type { Entry } from '../src/record/entry.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { operations, sampleCall } from './operations.ts'
import { operatorOf } from './shareChain.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})

const read = async (query = ''): Promise<{ data: Entry[]; next: string | null }> => {
  const response = await admin.get(`/record${query}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

/** Writes an entry, each a second after the one before. */
let written = 0
const write = async (entry: Partial<typeof auditEntries.$inferInsert>) => {
  written += 1
  const [row] = await test.db
    .insert(auditEntries)
    .values({
      at: new Date(Date.UTC(2026, 0, 1) + written * 1000),
      action: 'user.ban',
      actorId: admin.userId,
      requestId: 'test',
      ip: '127.0.0.1',
      ...entry,
    })
    .returning()
  if (!row) throw new Error('nothing was written')
  return row
}

describe('the record', () => {
  it('shows actor, action and subject, with their current names', async () => {
    const member = await test.createUser({ fullName: 'Maria Silva' })
    await admin.get(`/users/ban/${member.id}`)
    const { data } = await read()
    expect(data).toEqual([
      {
        id: expect.any(String),
        at: test.clock.now().toISOString(),
        action: 'user.ban',
        actor: { id: admin.userId, name: 'Ana Sousa' },
        subject: { id: member.id, kind: 'member', name: 'Maria Silva', isDeleted: false },
        reason: null,
        changes: [{ field: 'isBanned', before: 'false', after: 'true' }],
        undoes: null,
        undo: { state: 'possible', until: null, by: null },
        appeal: null,
        isErased: false,
      },
    ])
    await test.db.update(users).set({ fullName: null })
    const [entry] = (await read()).data
    expect(entry?.subject?.name).toBe(member.email)
  })

  it('finds the actions of the caller by the name of `me`', async () => {
    await write({ actorId: v7() })
    const { id } = await write({})
    expect((await read('?actor=me')).data.map((entry) => entry.id)).toEqual([id])
  })

  it('shows neither addresses nor actions for operators', async () => {
    await write({ action: 'session.sign-in', ip: '203.0.113.7' })
    await write({ action: 'session.password-refused', after: { maskedEmail: 'a***@example.org' } })
    await write({ ip: '203.0.113.7' })
    const response = await admin.get('/record')
    expect(response.json().data).toHaveLength(1)
    expect(response.body).not.toContain('203.0.113.7')
  })

  it('shows the title of a removed record, but no name of a removed person', async () => {
    await write({ action: 'announcement.delete', subjectId: v7(), before: { title: 'Picnic' } })
    await write({ action: 'user.delete', subjectId: v7(), actorId: v7() })
    const { data } = await read()
    expect(data).toMatchObject([
      { subject: { name: null, isDeleted: true }, actor: { name: null } },
      { subject: { name: 'Picnic', isDeleted: true }, actor: { name: 'Ana Sousa' } },
    ])
  })

  it('names posts by their title', async () => {
    const author = await test.createUser()
    const [post] = await test.db
      .insert(posts)
      .values({ userId: author.id, title: 'Summer', description: 'Text' })
      .returning()
    await admin.call('DELETE', `/posts/${post?.id}`)
    const [entry] = (await read()).data
    expect(entry).toMatchObject({
      action: 'post.delete',
      subject: { kind: 'post', name: 'Summer', isDeleted: true },
      changes: [{ field: 'title', before: 'Summer', after: null }],
    })
  })

  it('writes values as text', async () => {
    await write({
      action: 'membership.update',
      before: { price: 5, features: ['a'], image: null, updatedAt: 'x' },
      after: { price: 7.5, features: ['a', 'b'], image: '/files/x.png', updatedAt: 'y' },
    })
    const [entry] = (await read()).data
    expect(entry?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'features', before: 'a', after: 'a\nb' },
      { field: 'image', before: null, after: '/files/x.png' },
      { field: 'price', before: '5', after: '7.5' },
    ])
  })
})

describe('filters', () => {
  const kinds = async (query: string) => (await read(query)).data.map(({ action }) => action)
  let member: string
  let other: string

  beforeEach(async () => {
    member = v7()
    other = (await test.createUser({ role: 'admin' })).id
    await write({ action: 'user.ban', subjectId: member })
    await write({ action: 'user.ban.undo', subjectId: member, actorId: other })
    await write({ action: 'document.download', subjectId: member, actorId: other })
    await write({ action: 'post.delete', subjectId: v7() })
  })

  it('by actor', async () => {
    expect(await kinds(`?actor=${other}`)).toEqual(['document.download', 'user.ban.undo'])
    expect(await kinds('?actor=nobody')).toEqual([])
  })

  it('by subject', async () => {
    expect(await kinds(`?subject=${member}`)).toHaveLength(3)
    expect(await kinds('?subject=nobody')).toEqual([])
  })

  it('by action, with its undoing', async () => {
    expect(await kinds('?kinds=user.ban')).toEqual(['user.ban.undo', 'user.ban'])
    expect(await kinds('?kinds=user.ban,post.delete,user.ban')).toHaveLength(3)
    expect(await kinds('?kinds=session.sign-in,toString')).toEqual([])
    expect(await kinds(`?kinds=document.download&subject=${member}&actor=${other}`)).toHaveLength(1)
  })

  it('by time, from one moment until before another', async () => {
    const { data } = await read()
    const [from, to] = [data[2]?.at, data[0]?.at]
    expect(await kinds(`?from=${from}&to=${to}`)).toEqual(['document.download', 'user.ban.undo'])
  })
})

describe('pages', () => {
  it.each([
    [7, ''],
    [8, ''],
    [8, '&subject=one'],
  ])('go through every entry once: %i%s', async (number, filter) => {
    const at = new Date('2026-02-01')
    const ids: string[] = []
    // Several entries have the same moment.
    for (let i = 0; i < number; i += 1) {
      const moment = new Date(at.getTime() + Math.floor(i / 3))
      ids.push((await write({ at: moment, subjectId: 'one' })).id)
    }
    const seen: string[] = []
    let query = `?limit=2${filter}`
    for (let pages = 1; pages <= 4; pages += 1) {
      const { data, next } = await read(query)
      seen.push(...data.map(({ id }) => id))
      expect(next === null).toBe(pages === 4)
      query = `?limit=2${filter}&before=${next}`
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(new Set(seen).size).toBe(number)
  })

  it.each(['', '&subject=one'])('end early when entries are large%s', async (filter) => {
    const ids: string[] = []
    const long = { templates: ['x'.repeat(200_000)] }
    for (let n = 0; n < 7; n += 1) {
      const after = n === 3 ? { templates: ['x'.repeat(700_000)] } : long
      written += 1
      const at = new Date(Date.UTC(2026, 0, 1) + written * 1000)
      const ctx = { ...operatorOf(test), now: () => at }
      ids.push((await audit(test.db, ctx, { action: 'user.ban', subject: 'one', after })).id)
    }
    const seen: string[] = []
    const sizes: number[] = []
    for (let query = `?limit=100${filter}`; query !== ''; ) {
      const { data, next } = await read(query)
      sizes.push(data.length)
      seen.push(...data.map(({ id }) => id))
      query = next === null ? '' : `?limit=100${filter}&before=${next}`
    }
    expect(seen).toEqual(ids.toReversed())
    expect(sizes).toEqual([2, 1, 1, 2, 1])
  })

  it.each(['abc', `1.${'-'.repeat(36)}`, '1'])('have no cursor %s', async (before) => {
    expect((await admin.get(`/record?before=${before}`)).statusCode).toBe(400)
  })
})

describe('without the feature', () => {
  it('its calls are unknown, and all others are unchanged', async () => {
    const bare = await createTestApp({ env: { FEATURES: 'none' } })
    const steward = await bare.browseAsAdmin()
    const unknown = await bare.app.inject({
      url: '/api/no-such-call',
      headers: { cookie: steward.cookie },
    })
    for (const { template, method, feature } of operations) {
      const { path, body } = sampleCall(template, method)
      const { statusCode, json } = await bare.app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        headers: { cookie: steward.cookie },
        ...(body && { payload: body }),
      })
      const isUnknown = statusCode === 404 && json().message === unknown.json().message
      expect([method, template, isUnknown]).toEqual([method, template, feature !== undefined])
    }
    const member = await bare.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
    const body = { approved: 0, reason: 'Unknown' }
    const refused = await (await bare.browseAsAdmin()).post(`/users/badges/${member.id}`, body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual([{ field: 'reason', message: 'Is not a known field' }])
    expect(bare.config.panel.features).toBeUndefined()
    await bare.close()
  })

  it('is offered by default, and the panel is told', () => {
    expect(readConfig({}).panel.features).toContain('record')
  })
})
