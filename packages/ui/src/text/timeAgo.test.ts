// Specification: 2.13

import { describe, expect, it } from 'vitest'
import { timeAgo } from './timeAgo'

describe('timeAgo', () => {
  const now = new Date('2026-06-15T09:30:00Z')

  it.each([
    ['2026-06-15T09:30:00Z', 'just now'],
    ['2026-06-15T09:30:40Z', 'just now'],
    ['2026-06-15T08:52:00Z', '38 min ago'],
    ['2026-06-15T08:30:00Z', '1 hr ago'],
    ['2026-06-14T09:30:01Z', '23 hr ago'],
    ['2026-06-14T09:30:00Z', 'Jun 14, 2026'],
    ['2026-06-16T09:30:00Z', 'Jun 16, 2026'],
    ['soon', 'Unknown date'],
    ['', 'Unknown date'],
  ])('%s is %s', (value, words) => {
    expect(timeAgo(value, now)).toBe(words)
  })
})
