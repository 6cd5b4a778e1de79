// Specification: 2.14, 7

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentOf } from './conflict'
import { createApi } from './createApi'
import { entryOf } from './entry'
import { hearth } from './hearth'
import { testServer } from './server.testing'

const draft = {
  title: 'Mine',
  description: 'The app will be away.',
  date: '2026-06-15T08:00:00.000Z',
  isActive: true,
  isPinned: false,
}
const theirs = { ...draft, id: '7', title: 'Theirs', imageUrl: null, publishedAt: null, etag: '2' }

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const refused = async () => {
  const call = createApi(hearth, { baseUrl: server.baseUrl }).call
  return call('updateAnnouncement', { path: { id: '7' }, body: { ...draft, etag: '1' } }).catch(
    (error: unknown) => error,
  )
}

describe('currentOf', () => {
  it('gives the record that stands in the way', async () => {
    server.json(409, { message: 'Someone else has changed this announcement.', data: theirs })
    const error = await refused()
    expect(currentOf('updateAnnouncement', error)).toEqual(theirs)
    expect(currentOf('updateMembershipPlan', error)).toBeUndefined()
  })

  it.each([
    [409, { message: 'Already there' }],
    [409, { message: 'Changed', data: { ...theirs, title: null } }],
    [422, { message: 'Please check the fields', data: theirs }],
    [500, 'Something went wrong'],
  ])('gives none for %d %j', async (status, body) => {
    server.json(status, body)
    expect(currentOf('updateAnnouncement', await refused())).toBeUndefined()
  })
})

describe('entryOf', () => {
  const entry = {
    id: '8',
    at: '2026-11-21T10:22:05.000Z',
    action: 'announcement.update',
    actor: { id: '1', name: 'Ana Duarte' },
    subject: { id: '7', kind: 'announcement', name: 'Theirs' },
    reason: null,
    changes: [{ field: 'title', before: 'Old', after: 'Theirs' }],
    undoes: null,
    undo: { state: 'possible', until: null, by: null },
  }

  it('gives what somebody else did first', async () => {
    server.json(409, { message: 'Changed', data: theirs, entry })
    expect(entryOf(await refused())).toEqual(entry)
  })

  it.each([
    [409, { message: 'Changed', data: theirs }],
    [409, { message: 'Changed', entry: { ...entry, action: 7 } }],
    [422, { message: 'Please check the fields', entry }],
  ])('gives none for %d %j', async (status, body) => {
    server.json(status, body)
    expect(entryOf(await refused())).toBeUndefined()
  })
})
