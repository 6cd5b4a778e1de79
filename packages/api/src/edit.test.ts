import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { keyOf } from './api'
import { bodyUpon, isSavedIn, showCurrent } from './edit'

describe('an edit upon another state of the record', () => {
  it('keeps what the person could not change, where the record has it', () => {
    const body = { a: 1, b: 2, c: 3 }
    const record = { b: 5, etag: '2' }
    const upon = bodyUpon(body, { fields: ['a'] }, record)
    expect(upon).toEqual({ a: 1, b: 5, c: 3, etag: '2' })
  })

  it('is saved in it when all its fields are, whatever blanks are around them', () => {
    const fields = { fields: ['t', 'd'] }
    expect(isSavedIn({ t: ' a ', d: null }, fields, { t: 'a', d: '' })).toBe(true)
    expect(isSavedIn({ t: 'a', d: 'b' }, fields, { t: 'a', d: '' })).toBe(false)
  })
})

it('what somebody else has saved takes the place of one row in every page', () => {
  const client = new QueryClient()
  const seen = {
    id: '7',
    title: 'Fair',
    description: 'On Friday',
    date: '2026-10-05T18:12:44.000Z',
    isActive: true,
    isPinned: false,
    imageUrl: null,
    publishedAt: null,
  }
  const other = { ...seen, id: '8' }
  const theirs = { ...seen, title: 'Market' }
  const key = keyOf('listAnnouncements', { query: {} })
  client.setQueryData(key, { data: [seen, other] })
  showCurrent(client, 'updateAnnouncement', theirs)
  expect(client.getQueryData(key)).toEqual({ data: [theirs, other] })
})
