// Specification: 2.11

import { describe, expect, it } from 'vitest'
import { countMembers, countToday } from './queries'

type Answer = Parameters<typeof countMembers>[0]

const answer = (total: number, ...roles: string[]) =>
  ({ data: roles.map((role) => ({ role })), pagination: { total } }) as Answer

describe('countMembers', () => {
  it('trusts the total beyond the rows that were sent', () => {
    expect(countMembers(answer(2_000, 'user', 'user'))).toBe(2_000)
  })

  it('subtracts the admins in the rows, in any case', () => {
    expect(countMembers(answer(10, 'user', 'admin', 'ADMIN', 'Admin'))).toBe(7)
  })
})

describe('countToday', () => {
  const at = (hour: number, day = 15) => new Date(2026, 5, day, hour, 30)
  const count = (...dates: string[]) =>
    countToday(
      dates.map((createdAt) => ({ createdAt })),
      at(9),
    )

  it('starts at midnight where the reader is', () => {
    const midnight = new Date(2026, 5, 15)
    const before = new Date(midnight.getTime() - 1)
    expect(count(midnight.toISOString(), at(8).toISOString())).toBe(2)
    expect(count(before.toISOString(), at(9, 14).toISOString())).toBe(0)
  })

  it('leaves out what has no date', () => {
    expect(count('', 'yesterday')).toBe(0)
  })
})
