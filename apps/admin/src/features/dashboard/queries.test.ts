// Specification: 2.11

import { afterEach, describe, expect, it, vi } from 'vitest'
import { countOn } from './queries'

describe('countOn', () => {
  const count = (...dates: string[]) =>
    countOn(
      '2026-06-15',
      dates.map((createdAt) => ({ createdAt })),
    )
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['Pacific/Kiritimati', '2026-06-14T10:00:00Z', '2026-06-15T09:59:59Z'],
    ['Asia/Kolkata', '2026-06-14T18:30:00Z', '2026-06-15T18:29:59Z'],
    ['Pacific/Pago_Pago', '2026-06-15T11:00:00Z', '2026-06-16T10:59:59Z'],
  ])('counts from midnight to midnight where the deployment is: %s', (timeZone, first, last) => {
    vi.stubGlobal('document', { documentElement: { dataset: { timeZone } } })
    const beside = (date: string, seconds: number) =>
      new Date(Date.parse(date) + seconds * 1_000).toISOString()
    expect(count(first, last)).toBe(2)
    expect(count(beside(first, -1), beside(last, 1))).toBe(0)
  })

  it('counts by the clock of the reader without a zone of the deployment', () => {
    const midnight = new Date(2026, 5, 15)
    const before = new Date(midnight.getTime() - 1)
    expect(count(midnight.toISOString(), new Date(2026, 5, 15, 23, 59).toISOString())).toBe(2)
    expect(count(before.toISOString())).toBe(0)
  })

  it('leaves out what has no date', () => {
    expect(count('', 'yesterday')).toBe(0)
  })
})
