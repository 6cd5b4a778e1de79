import { dashboardUsers } from '@hearth/api/polling'
import { describe, expect, it } from 'vitest'
import { polled } from './polled'

describe('polled', () => {
  const idle = { state: { error: null } }
  it.each([
    ['badges', 5_000],
    ['posts', 10_000],
    ['invites', 12_000],
    ['users', 15_000],
  ] as const)('asks for %s every %i ms', (part, interval) => {
    expect(polled[part].refetchInterval(idle)).toBe(interval)
  })

  it('asks for the first hundred users', () => {
    expect(dashboardUsers).toEqual({ page: 1, limit: 100 })
    expect(polled.users.queryKey[1]).toEqual({ query: { page: 1, limit: 100 } })
  })
})
