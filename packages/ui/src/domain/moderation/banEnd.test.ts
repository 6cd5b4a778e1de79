import { describe, expect, it } from 'vitest'
import { banEndError, endOf } from './banEnd'

describe('endOf', () => {
  it.each([
    ['never', '2026-06-15T09:30:20Z', undefined],
    ['day', '2026-06-15T09:30:20Z', '2026-06-16T09:31:00.000Z'],
    ['week', '2026-06-15T09:30:00Z', '2026-06-22T09:30:00.000Z'],
    ['date', '2026-06-15T09:30:00Z', '2026-06-22T09:30:00.000Z'],
    ['month', '2026-06-15T09:30:00Z', '2026-07-15T09:30:00.000Z'],
    ['month', '2026-01-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
    ['month', '2026-12-31T12:00:00Z', '2027-01-31T12:00:00.000Z'],
  ] as const)('of %s from %s is %s', (period, now, end) => {
    expect(endOf(period, new Date(now))).toBe(end)
  })
})

describe('banEndError', () => {
  const now = new Date('2026-06-15T09:30:00Z')
  it.each([
    ['', 'unfinished'],
    ['unfinished', 'unfinished'],
    ['2026-06-15T09:30:00Z', 'past'],
    ['2026-06-15T09:31:00Z', undefined],
    ['2031-06-15T09:30:00Z', undefined],
    ['2031-06-15T09:31:00Z', 'far'],
  ])('of "%s" is %s', (end, error) => {
    expect(banEndError(end, now)).toBe(error)
  })
})
