// Specification: 2.29

import { describe, expect, it } from 'vitest'
import { fireOf } from './fire'

const now = new Date('2026-06-15T09:30:00Z')
const done = { waiting: 0, oldest: null }
const since = (oldest: string) => ({ waiting: 1, oldest })

describe('fireOf', () => {
  it.each([
    ['lit', [done, done]],
    ['embers', [done, since('2026-06-15T09:00:00Z')]],
    ['embers', [since('2026-06-08T09:30:00Z')]],
    ['low', [since('2026-06-15T09:00:00Z'), since('2026-06-08T09:29:59Z')]],
    [undefined, [undefined]],
    [undefined, []],
  ] as const)('is %s for %j', (fire, queues) => {
    expect(fireOf(queues, now)).toBe(fire)
  })
})
