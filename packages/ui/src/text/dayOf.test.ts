import { describe, expect, it } from 'vitest'
import { dayOf } from './dayOf'

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
