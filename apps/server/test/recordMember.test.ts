import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit } from '../src/kernel/audit.ts'
import {
  auditEntries,
  devices,
  invites,
  memberNotes,
  posts,
  users,
} from '../src/platform/database/schema.ts'
import { removeMember } from '../src/users/remove.ts'
import type { Browser, TestApp } from './helper.ts'
import { operatorOf } from './shareChain.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})

describe('notes', () => {
  it('keep the newer text when they are pinned, and refuse an older text', async () => {
    const { id } = await test.createUser()
    const created = (await admin.post(`/users/${id}/notes`, { text: 'A' })).json().data
    const change = (body: object) => admin.call('PUT', `/notes/${created.id}`, { body })
    expect((await change({ text: 'B', editedAt: null })).statusCode).toBe(200)
    const pinned = (await change({ isPinned: true })).json().data
    expect(pinned).toMatchObject({ text: 'B', isPinned: true })
    const refused = await change({ text: 'C', editedAt: null })
    expect(refused.statusCode).toBe(409)
    const [kept] = (await admin.get(`/users/${id}/notes`)).json().data
    expect(kept).toMatchObject({ text: 'B' })
    const saved = await change({ text: 'C', editedAt: pinned.editedAt })
    expect(saved.json().data).toMatchObject({ text: 'C', isPinned: true })
  })

  it('are pinned first, then newest first, with their authors', async () => {
    const { id } = await test.createUser()
    const add = async (text: string, { isPinned = false } = {}) => {
      test.clock.advance(1000)
      return (await admin.post(`/users/${id}/notes`, { text, isPinned })).json().data
    }
    await add('  First\n')
    await add('Pinned', { isPinned: true })
    const last = await add('<script>alert(1)</script>')
    expect(last).toEqual({
      id: expect.any(String),
      at: test.clock.now().toISOString(),
      editedAt: null,
      author: { id: admin.userId, name: 'Ana Sousa' },
      text: '<script>alert(1)</script>',
      isPinned: false,
      isOwn: true,
    })
    const { data } = (await admin.get(`/users/${id}/notes`)).json()
    const texts = data.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(['Pinned', '<script>alert(1)</script>', 'First'])
  })

  it('are limited to 200 about a member', async () => {
    const { id } = await test.createUser()
    const note = { userId: id, text: 'Note', createdAt: test.clock.now() }
    await test.db.insert(memberNotes).values(Array.from({ length: 199 }, () => note))
    const add = () => admin.post(`/users/${id}/notes`, { text: 'One more', isPinned: true })
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  it('leave room for others when one person has written 50 of them', async () => {
    const { id } = await test.createUser()
    const note = { userId: id, authorId: admin.userId, text: 'Note' }
    await test.db.insert(memberNotes).values(Array.from({ length: 50 }, () => note))
    const refused = await admin.post(`/users/${id}/notes`, { text: 'One more' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You can write at most 50 notes about a member. Delete one of yours first.',
    ])
    const other = await test.browseAsAdmin()
    expect((await other.post(`/users/${id}/notes`, { text: 'Mine' })).statusCode).toBe(200)
  })

  it('are nobody’s own to a person who may write none', async () => {
    const { id } = await test.createUser()
    const former = await test.browseAsAdmin()
    await former.post(`/users/${id}/notes`, { text: 'Mine' })
    await test.db.update(users).set({ teamRole: 'viewer' }).where(eq(users.id, former.userId))
    expect((await former.get(`/users/${id}/notes`)).json().data[0].isOwn).toBe(false)
  })

  it('have an entry without the text for an edit and a deletion', async () => {
    const { id } = await test.createUser()
    const ban = (await admin.post(`/users/${id}/ban`, {})).json().data
    const note = (await admin.post(`/users/${id}/notes`, { text: 'Canary one' })).json().data
    const change = (body: object) => admin.call('PUT', `/notes/${note.id}`, { body })
    await change({ isPinned: true })
    await change({ text: 'Canary two' })
    await admin.call('DELETE', `/notes/${note.id}`)
    const { data } = (await admin.get(`/record?subject=${id}`)).json()
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'note.delete',
      'note.update',
      'note.update',
      'user.ban',
    ])
    expect(data[2].changes).toEqual([{ field: 'isPinned', before: 'false', after: 'true' }])
    expect(JSON.stringify(data)).not.toContain('Canary')
    // A note changes nothing about the member.
    expect((await admin.post(`/record/${ban.id}/undo`)).statusCode).toBe(200)
  })

  it.each([
    ['a member', { role: 'member', teamRole: null }],
    ['gone', { deletedAt: new Date() }],
    ['a viewer', { teamRole: 'viewer' }],
    ['a publisher', { teamRole: 'publisher' }],
    ['suspended', { suspendedAt: new Date() }],
  ] as const)('of an author who is %s can be taken over', async (_state, left) => {
    const { id } = await test.createUser()
    const other = await test.browseAsAdmin()
    const note = (await other.post(`/users/${id}/notes`, { text: 'Left' })).json().data
    const mine = async () => (await admin.get(`/users/${id}/notes`)).json().data[0]
    expect((await mine()).isOwn).toBe(false)
    await test.db.update(users).set(left).where(eq(users.id, other.userId))
    expect(await mine()).toMatchObject({ isOwn: true, author: { id: other.userId } })
    const pin = await admin.call('PUT', `/notes/${note.id}`, { body: { isPinned: true } })
    expect(pin.json().data).toMatchObject({ isPinned: true, author: { id: other.userId } })
    const [entry] = (await admin.get(`/record?subject=${id}`)).json().data
    expect(entry).toMatchObject({ action: 'note.update', actor: { id: admin.userId } })
    const change = () => admin.call('PUT', `/notes/${note.id}`, { body: { text: 'Corrected' } })
    expect((await change()).json().data).toMatchObject({ author: { id: admin.userId } })
    expect((await admin.call('DELETE', `/notes/${note.id}`)).statusCode).toBe(200)
  })

  it('are all in one answer, up to 200', async () => {
    const { id } = await test.createUser()
    const note = { userId: id, text: 'Note', createdAt: test.clock.now() }
    await test.db.insert(memberNotes).values(Array.from({ length: 201 }, () => note))
    expect((await admin.get(`/users/${id}/notes`)).json().data).toHaveLength(200)
  })

  it('can only be changed and deleted by their author', async () => {
    const { id } = await test.createUser()
    const note = (await admin.post(`/users/${id}/notes`, { text: 'Mine' })).json().data
    const other = await test.browseAsAdmin()
    const [seen] = (await other.get(`/users/${id}/notes`)).json().data
    expect(seen).toEqual({ ...note, isOwn: false })
    const body = { text: 'Changed', isPinned: true }
    for (const [method, payload] of [
      ['PUT', body],
      ['DELETE', undefined],
    ] as const) {
      const refused = await other.call(method, `/notes/${note.id}`, { body: payload })
      expect(refused.statusCode).toBe(409)
      expect(refused.json().message).toBe('Only its author can change a note')
    }
    const pinned = await admin.call('PUT', `/notes/${note.id}`, { body: { ...body, text: 'Mine' } })
    expect(pinned.json().data).toMatchObject({ text: 'Mine', isPinned: true, editedAt: null })
    const changed = await admin.call('PUT', `/notes/${note.id}`, { body })
    const editedAt = test.clock.now().toISOString()
    expect(changed.json().data).toMatchObject({ ...body, editedAt })
    test.clock.advance(1000)
    const unpinned = await admin.call('PUT', `/notes/${note.id}`, {
      body: { ...body, isPinned: false },
    })
    expect(unpinned.json().data).toMatchObject({ ...body, isPinned: false, editedAt })
    expect((await admin.call('DELETE', `/notes/${note.id}`)).statusCode).toBe(200)
    expect((await admin.call('DELETE', `/notes/${note.id}`)).statusCode).toBe(404)
    expect((await admin.get(`/users/${id}/notes`)).json()).toEqual({ data: [] })
  })

  it('are hidden with a deleted member, and restored with them', async () => {
    const { id } = await test.createUser()
    const note = (await admin.post(`/users/${id}/notes`, { text: 'Kept' })).json().data
    const deletion = (await admin.post(`/users/${id}/remove`, {})).json().data
    for (const [method, body] of [
      ['PUT', { text: 'Changed', isPinned: false }],
      ['DELETE', undefined],
    ] as const) {
      const response = await admin.call(method, `/notes/${note.id}`, { body })
      expect(response.json()).toEqual({ message: 'Note not found', code: 'notFound' })
    }
    await admin.post(`/record/${deletion.id}/undo`)
    expect((await admin.get(`/users/${id}/notes`)).json()).toEqual({ data: [note] })
  })

  it('are in no log and in no entry', async () => {
    const { id } = await test.createUser()
    await admin.post(`/users/${id}/notes`, { text: 'Canary note' })
    expect(test.logged.join('')).not.toContain('Canary')
    expect(JSON.stringify(await test.db.select().from(auditEntries))).not.toContain('Canary')
  })

  it('are counted in the list of members and on the page of one', async () => {
    const { id } = await test.createUser()
    const count = async () => {
      const { data } = (await admin.get('/users?limit=100')).json()
      const row = data.find((user: { id: string }) => user.id === id)
      return [row.noteCount, (await admin.get(`/users/${id}`)).json().data.noteCount]
    }
    expect(await count()).toEqual([0, 0])
    await admin.post(`/users/${id}/notes`, { text: 'One' })
    await admin.post(`/users/${id}/notes`, { text: 'Two' })
    expect(await count()).toEqual([2, 2])
    const [note] = (await admin.get(`/users/${id}/notes`)).json().data
    await admin.call('DELETE', `/notes/${note.id}`)
    expect(await count()).toEqual([1, 1])
    const many = Array.from({ length: 204 }, () => ({ userId: id, text: 'One more' }))
    await test.db.insert(memberNotes).values(many)
    expect(await count()).toEqual([205, 205])
    expect((await admin.get(`/users/${id}/notes`)).json().data).toHaveLength(200)
  })

  it('are deleted with a member who deletes their account', async () => {
    const { id } = await test.createUser()
    await admin.post(`/users/${id}/notes`, { text: 'Gone' })
    await test.db.transaction((tx) => removeMember(tx, test.outgoing.jobs, id, test.clock.now()))
    expect(await test.db.$count(memberNotes, eq(memberNotes.userId, id))).toBe(0)
  })

  it.each([{ text: '' }, { text: ' \n' }, { text: 'x'.repeat(2001) }, {}])(
    'refuse %j',
    async (body) => {
      const { id } = await test.createUser()
      expect((await admin.post(`/users/${id}/notes`, body)).statusCode).toBe(400)
    },
  )
})

describe('the timeline of a member', () => {
  it('has entries and own events, newest first, for every page size', async () => {
    const inviter = await test.createUser({ fullName: 'Rui Costa' })
    const now = test.clock.now().getTime()
    const member = await test.createUser({
      createdAt: new Date(now - 100_000),
      badgeRequestStatus: 1,
      badgeRequestedAt: new Date(now - 50_000),
    })
    const invite = { invitedTo: member.email, invitedUserId: member.id }
    const [first, later] = [new Date(now - 200_000), new Date(now - 150_000)]
    await test.db.insert(invites).values([
      { ...invite, inviterId: (await test.createUser()).id, createdAt: later },
      { ...invite, inviterId: inviter.id, createdAt: first },
    ])
    // All of these happen in the same moment.
    await admin.post(`/users/badges/${member.id}`, { approved: 0, reason: 'Unreadable' })
    await admin.post(`/users/${member.id}/ban`, { reason: 'Spam' })
    await admin.post(`/users/${member.id}/un-ban`, {})
    const whole = (await admin.get(`/users/${member.id}/timeline`)).json()
    expect(whole.next).toBeNull()
    const seen = whole.data.map(
      ({ kind, entry }: { kind: string; entry?: { action: string } }) => entry?.action ?? kind,
    )
    expect(seen).toEqual([
      'user.un-ban',
      'user.ban',
      'badge.reject',
      'askedForCitizenship',
      'joined',
    ])
    expect(whole.data[2].entry).toMatchObject({
      reason: 'Unreadable',
      actor: { name: 'Ana Sousa' },
    })
    expect(whole.data[4].invitedBy).toEqual({ id: inviter.id, name: 'Rui Costa' })

    for (const limit of [1, 2, 3, 4]) {
      const items: object[] = []
      let next: string | null = ''
      while (next !== null) {
        const query: string = next === '' ? '' : `&before=${next}`
        const page = (await admin.get(`/users/${member.id}/timeline?limit=${limit}${query}`)).json()
        items.push(...page.data)
        next = page.next
      }
      expect(items).toEqual(whole.data)
    }
  })
})

it('the timeline has own events in order when entries are large', async () => {
  const now = test.clock.now().getTime()
  const member = await test.createUser({ createdAt: new Date(now - 1500) })
  const after = { text: 'x'.repeat(400_000) }
  for (const ago of [0, 1000, 2000]) {
    const ctx = { ...operatorOf(test), now: () => new Date(now - ago) }
    await audit(test.db, ctx, { action: 'user.ban', subject: member.id, after })
  }
  const read = async (query: string) =>
    (await admin.get(`/users/${member.id}/timeline${query}`)).json()
  const kinds: string[][] = []
  for (let query = '?limit=100'; query !== ''; ) {
    const { data, next } = await read(query)
    kinds.push(data.map(({ kind }: { kind: string }) => kind))
    query = next === null ? '' : `?limit=100&before=${next}`
  }
  expect(kinds).toEqual([['entry'], ['entry'], ['joined', 'entry']])
})

it('the impact counts the data that a deletion removes', async () => {
  const { id } = await test.createUser()
  const read = async () => (await admin.get(`/users/${id}/impact`)).json().data
  const decided = { isBanned: false, isVerified: true, badgeRequestStatus: 0 }
  expect(await read()).toEqual({ posts: 0, invites: 0, devices: 0, ...decided })
  const post = { userId: id, title: 'Title', description: 'Text' }
  await test.db.insert(posts).values([post, post, { ...post, deletedAt: new Date() }])
  await test.db.insert(invites).values([
    { inviterId: id, invitedTo: 'a@example.org' },
    { inviterId: id, invitedTo: 'b@example.org', status: 'approved' },
  ])
  await test.db.insert(devices).values({ userId: id, token: id, platform: 'ios' })
  // Another member's data does not count.
  const other = (await test.createUser()).id
  await test.db.insert(posts).values({ ...post, userId: other })
  await test.db.insert(invites).values({ inviterId: other, invitedTo: 'c@example.org' })
  await test.db.insert(devices).values({ userId: other, token: other, platform: 'ios' })
  expect(await read()).toEqual({ posts: 2, invites: 1, devices: 1, ...decided })
  // The answer contains no personal data, so it is not recorded as a view.
  const entries = await test.db.select().from(auditEntries)
  expect(entries.filter(({ action }) => action === 'user.view')).toEqual([])
})

it.each(['timeline', 'notes', 'impact'])(
  'answers 404 for the %s of an unknown member',
  async (part) => {
    const response = await admin.get(`/users/unknown/${part}`)
    expect(response.json()).toEqual({ message: 'Member not found', code: 'notFound' })
  },
)
