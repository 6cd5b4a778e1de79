import { describe, expect, it, vi } from 'vitest'
import { dateOf, dayBefore, inDays } from './days'

it('dayBefore crosses months, years and leap days', () => {
  expect(dayBefore('2026-06-15')).toBe('2026-06-14')
  expect(dayBefore('2026-01-01')).toBe('2025-12-31')
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(dayBefore('')).toBe('')
})

it('dateOf leaves the time of day out', () => {
  expect(dateOf('2026-06-14T23:30:00Z', 'Europe/Lisbon')).toBe('Jun 15, 2026')
  expect(dateOf('yesterday')).toBe('Unknown date')
})

describe('inDays', () => {
  const entries = [
    { id: 'a', at: '2026-06-15T08:00:00Z' },
    { id: 'b', at: '2026-06-14T23:30:00Z' },
    { id: 'c', at: '2026-06-14T22:30:00Z' },
  ]
  const split = (timeZone: string) =>
    inDays(entries, timeZone).map(({ key, entries: of }) => [key, of.map(({ id }) => id).join('')])

  it('groups neighbours of one day', () => {
    expect(split('UTC')).toEqual([
      ['2026-06-15', 'a'],
      ['2026-06-14', 'bc'],
    ])
    expect(split('Europe/Lisbon')).toEqual([
      ['2026-06-15', 'ab'],
      ['2026-06-14', 'c'],
    ])
  })

  it('makes one formatter for a whole list', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    split('Pacific/Auckland')
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
  })

  it('has no day without entries', () => {
    expect(inDays([])).toEqual([])
  })
})
