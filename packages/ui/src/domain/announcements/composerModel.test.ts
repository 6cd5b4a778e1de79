// Specification: 2.14

import { describe, expect, it } from 'vitest'
import type { Announcement } from './announcementsModel'
import { announcementInWords, outlookOf, startValues } from './composerModel'

const now = new Date('2026-06-15T09:30:00Z')

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

  it('leaves one inactive that does not say whether it is active', () => {
    const edited = { id: 'a1', title: 'Summer', date: '2026-06-01T08:00:00Z' } as Announcement
    expect(startValues(edited, now).isActive).toBe(false)
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

describe('outlookOf', () => {
  it.each([
    [true, '', 'visible'],
    [true, '2026-06-15T09:29:00Z', 'visible'],
    [true, '2026-06-15T09:31:00Z', 'scheduled'],
    [true, 'unfinished', 'unscheduled'],
    [false, '2026-06-15T09:31:00Z', 'hidden'],
    [false, '', 'hidden'],
  ])('active %s, published at %j: %s', (isActive, publishedAt, outlook) => {
    expect(outlookOf({ isActive, publishedAt }, now)).toBe(outlook)
  })
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
