import { expect, test } from 'vitest'
import { asWanted, withoutWanted } from './useWanted'

const rows = [
  { id: 'a', isActive: true },
  { id: 'b', isActive: true },
]

test('a record shows what was asked for, and the others stay the same objects', () => {
  const shown = asWanted(rows, new Map([['b', { isActive: false }]]))
  expect(shown).toEqual([rows[0], { id: 'b', isActive: false }])
  expect(shown[0]).toBe(rows[0])
})

test('a list without a wanted record is the same list', () => {
  expect(asWanted(rows, new Map([['c', { isActive: false }]]))).toBe(rows)
})

test('a record still shows what was asked for when another one has its answer', () => {
  const off = { isActive: false }
  const wanted = new Map(rows.map(({ id }) => [id, off]))
  expect(withoutWanted(wanted, 'a')).toEqual(new Map([['b', off]]))
})
