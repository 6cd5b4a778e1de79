// Specification: 2.11

import { describe, expect, it } from 'vitest'
import { arrived, decided, joinedByWeek, total } from './numbers'

const day = (joined: number) => ({
  day: '2026-06-15',
  joined,
  requested: 20,
  reported: 3,
  newcomersDecided: 4,
  approved: 50,
  rejected: 6,
  reportsDecided: 7,
})

describe('the sums of days', () => {
  it('add everything that somebody has to decide, and every decision', () => {
    expect([arrived(day(1)), decided(day(1))]).toEqual([24, 67])
    expect(total([day(1), day(2)], arrived)).toBe(49)
  })
})

describe('joinedByWeek', () => {
  it('ends with today, and leaves out days of an incomplete week', () => {
    const days = Array.from({ length: 16 }, (_, index) => day(index))
    expect(joinedByWeek(days)).toEqual([2 + 3 + 4 + 5 + 6 + 7 + 8, 9 + 10 + 11 + 12 + 13 + 14 + 15])
    expect(joinedByWeek(days.slice(0, 6))).toEqual([])
  })
})
