import { dashboardUsers } from '@hearth/api/polling'
import { describe, expect, it } from 'vitest'
import { countMembers, dashboardReads } from './dashboard'

type Answer = Parameters<typeof countMembers>[0]

const answer = (total: number, ...roles: string[]) =>
  ({ data: roles.map((role) => ({ role })), pagination: { total } }) as Answer

describe('countMembers', () => {
  it('believes the total beyond the rows that were sent', () => {
    expect(countMembers(answer(2_000, 'user', 'user'))).toBe(2_000)
  })

  it('takes off the admins that it saw, however they are written', () => {
    expect(countMembers(answer(10, 'user', 'admin', 'ADMIN', 'Admin'))).toBe(7)
  })
})

describe('dashboardReads', () => {
  const idle = { state: { error: null } }
  it.each([
    ['badges', 5_000],
    ['posts', 10_000],
    ['invites', 12_000],
    ['users', 15_000],
  ] as const)('asks for %s every %i ms', (part, interval) => {
    expect(dashboardReads[part].refetchInterval(idle)).toBe(interval)
  })

  it('asks for the first hundred users', () => {
    expect(dashboardUsers).toEqual({ page: 1, limit: 100 })
    expect(dashboardReads.users.queryKey[1]).toEqual({ query: { page: 1, limit: 100 } })
  })
})
