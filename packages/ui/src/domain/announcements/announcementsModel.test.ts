// Specification: 2.14

import { describe, expect, it } from 'vitest'
import { announcementName, countOf, isScheduled } from './announcementsModel'

const now = new Date('2026-06-15T09:30:00Z')

describe('isScheduled', () => {
  it.each([
    [true, '2026-06-15T09:30:00.001Z', true],
    [true, '2026-06-15T09:30:00.000Z', false],
    [true, '2026-06-15T12:30:00+03:00', false],
    [true, '', false],
    [true, null, false],
    [true, undefined, false],
    [true, 'soon', false],
    [true, 'unfinished', false],
    [false, '2027-01-01T00:00:00Z', false],
  ])('active %s, published at %s: %s', (isActive, publishedAt, expected) => {
    expect(isScheduled({ isActive, publishedAt }, now)).toBe(expected)
  })
})

describe('countOf', () => {
  it('takes one number and keeps how old it is', () => {
    const data = { total: 9, active: 7, pinned: 2, today: 1, asOf: now }
    expect(countOf({ status: 'ready', data, stale: { since: now } }, 'pinned')).toEqual({
      status: 'ready',
      data: { value: 2, asOf: now },
      stale: { since: now },
    })
    expect(countOf({ status: 'loading' }, 'today')).toEqual({ status: 'loading' })
  })
})

it('has a name for an announcement without a title', () => {
  expect(announcementName({ title: '  ' })).toBe('Untitled announcement')
  expect(announcementName({ title: '\u202Eremmus' })).toBe('remmus')
})
