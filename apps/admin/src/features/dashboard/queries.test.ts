// Specification: 2.11

import { describe, expect, it } from 'vitest'
import { countMembers } from './queries'

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
