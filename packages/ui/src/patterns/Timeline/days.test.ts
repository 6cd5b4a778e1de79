import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, inDays } from './days'

describe('dayOf', () => {
  it('is the day of the reader, and not the one in UTC', () => {
    expect(dayOf('2026-06-14T23:30:00Z', 'UTC')).toBe('2026-06-14')
    expect(dayOf('2026-06-14T23:30:00Z', 'Europe/Lisbon')).toBe('2026-06-15')
    expect(dayOf('2026-06-15T00:30:00Z', 'America/Sao_Paulo')).toBe('2026-06-14')
  })

  it('is empty for what is no date', () => {
    expect(dayOf('yesterday')).toBe('')
  })
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

  it('has no day without entries', () => {
    expect(inDays([])).toEqual([])
  })
})
