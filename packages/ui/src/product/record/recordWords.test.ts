import { describe, expect, it } from 'vitest'
import { fieldName, fieldValue, verbOf } from './recordWords'

it('verbOf keeps an action that the panel does not know', () => {
  expect(verbOf('user.ban')).toBe('banned')
  expect(verbOf('user.knight')).toBe('user.knight')
})

describe('fieldName', () => {
  it.each([
    ['isBanned', 'Banned'],
    ['publishedAt', 'Publish time'],
    ['billingPeriod', 'Billing period'],
    ['sort_order', 'Sort order'],
    ['title', 'Title'],
    ['', ''],
  ])('%j is %j', (field, name) => {
    expect(fieldName(field)).toBe(name)
  })
})

describe('fieldValue', () => {
  it.each([
    ['isBanned', 'true', 'Yes'],
    ['isBanned', 'false', 'No'],
    ['title', null, 'None'],
    ['title', '', 'None'],
    ['price', '9.5', '9.5'],
    ['badgeRequestStatus', '2', 'Approved'],
    ['count', '2', '2'],
    ['title', '<b>bold</b>', '<b>bold</b>'],
    ['features', 'Library\nGarden', 'Library\nGarden'],
    ['toString', 'constructor', 'constructor'],
  ])('%s: %j is %j', (field, value, words) => {
    expect(fieldValue(field, value)).toBe(words)
  })

  it('is a date and a time for a moment', () => {
    expect(fieldValue('publishedAt', '2026-06-15T09:30:00.000Z')).toMatch(
      /^Jun 15, 2026, \d\d:\d\d$/,
    )
  })
})
