// Specification: 2.11, 2.15

import { describe, expect, it, vi } from 'vitest'
import { countMembers, onlyMembers } from './onlyMembers'
import { usersPage } from './queries'
import { USERS_DEFAULTS } from './search'

vi.mock('../../deployment/brand', () => ({ isOffered: () => true }))

const answer = (total: number, ...roles: (string | null)[]) =>
  ({ data: roles.map((role) => ({ role })), pagination: { total } }) as Parameters<
    typeof onlyMembers
  >[0]

describe('onlyMembers', () => {
  it('leaves out administrators, in upper or lower case', () => {
    const { data } = onlyMembers(answer(5, 'user', 'admin', 'ADMIN', 'Admin', null))
    expect(data.map(({ role }) => role)).toEqual(['user', null])
  })
})

describe('usersPage', () => {
  it('has no administrators', () => {
    expect(usersPage(USERS_DEFAULTS).select(answer(2, 'user', 'admin')).data).toHaveLength(1)
  })
})

describe('countMembers', () => {
  it('uses the total of the answer if it exceeds the rows', () => {
    expect(countMembers(answer(2_000, 'user', 'user'))).toBe(2_000)
  })

  it('subtracts the administrators in the rows', () => {
    expect(countMembers(answer(10, 'user', 'admin', 'ADMIN', 'Admin'))).toBe(7)
  })
})
