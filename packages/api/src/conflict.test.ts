// Specification: 2.14, 7

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client'
import { currentOf } from './conflict'
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
  const call = createClient({ baseUrl: server.baseUrl })
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
