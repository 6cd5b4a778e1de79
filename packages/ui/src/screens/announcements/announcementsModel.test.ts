// Specification: 2.14

import { describe, expect, it } from 'vitest'
import {
  announcementInWords,
  announcementName,
  countOf,
  isScheduled,
  startValues,
} from './announcementsModel'

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

describe('startValues', () => {
  it('starts a new one active, not pinned and dated now', () => {
    expect(startValues(undefined, now)).toEqual({
      title: '',
      description: '',
      isActive: true,
      isPinned: false,
      date: '2026-06-15T09:30:00.000Z',
      imageUrl: '',
      publishedAt: '',
    })
  })

  it('never uses null for a field', () => {
    const edited = {
      id: 'a1',
      title: 'Summer',
      description: 'We meet.',
      date: '2026-06-01T08:00:00Z',
      isActive: false,
      isPinned: true,
      imageUrl: null,
      publishedAt: null,
    }
    expect(startValues(edited, now)).toEqual({
      title: 'Summer',
      description: 'We meet.',
      date: '2026-06-01T08:00:00Z',
      isActive: false,
      isPinned: true,
      imageUrl: '',
      publishedAt: '',
    })
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

describe('announcementInWords', () => {
  it('has a text for every field of the form', () => {
    const values = { ...startValues(undefined, now), title: 'Fair', isPinned: true }
    const said = Object.values(announcementInWords).map(([label, say]) => [label, say(values)])
    expect(Object.fromEntries(said)).toEqual({
      Title: 'Fair',
      Description: '',
      'Active Status': 'Announcement is visible',
      'Pinned Status': 'Announcement is pinned',
      Date: 'Jun 15, 2026, 09:30',
      'Image URL': '',
      'Publish time': '',
    })
  })
})
