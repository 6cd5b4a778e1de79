import { expect, test } from 'vitest'
import { withPending } from './pendingChanges'

const rows = [
  { id: 'a', isActive: true },
  { id: 'b', isActive: true },
]

test('changes the record with a pending change and keeps the other objects', () => {
  const shown = withPending(rows, new Map([['b', { isActive: false }]]))
  expect(shown).toEqual([rows[0], { id: 'b', isActive: false }])
  expect(shown[0]).toBe(rows[0])
})

test('returns the same list when no record has a pending change', () => {
  expect(withPending(rows, new Map([['c', { isActive: false }]]))).toBe(rows)
})
