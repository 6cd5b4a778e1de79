// Specification: 2.21

import { describe, expect, it } from 'vitest'
import { sortRows } from './sortRows'
import type { SortDirection, SortValue } from './tableSort'

const sorted = (values: SortValue[], direction: SortDirection = 'ascending', locale = 'en-GB') =>
  sortRows(values, (value) => value, direction, locale)

describe('sortRows', () => {
  it('sorts text as in a dictionary, with capitals and accents among the others', () => {
    expect(sorted(['Zoe', 'ana', 'Émile', 'Bea', 'emil'])).toEqual([
      'ana',
      'Bea',
      'emil',
      'Émile',
      'Zoe',
    ])
  })

  it('follows the locale', () => {
    expect(sorted(['z', 'ä', 'a'], 'ascending', 'de')).toEqual(['a', 'ä', 'z'])
    expect(sorted(['z', 'ä', 'a'], 'ascending', 'sv')).toEqual(['a', 'z', 'ä'])
  })

  it('sorts numbers inside text by value', () => {
    expect(sorted(['Plan 10', 'Plan 9'])).toEqual(['Plan 9', 'Plan 10'])
  })

  it('puts numbers, dates and yes or no in their own order', () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10])
    const [earlier, later] = [new Date('1984-02-29'), new Date('2026-01-01')]
    expect(sorted([earlier, later], 'descending')).toEqual([later, earlier])
    expect(sorted([true, false])).toEqual([false, true])
  })

  it('puts missing values last in both directions', () => {
    const values = [null, 'b', ' ', 'a', undefined]
    expect(sorted(values)).toEqual(['a', 'b', null, ' ', undefined])
    expect(sorted(values, 'descending')).toEqual(['b', 'a', null, ' ', undefined])
    expect(sorted([Number.NaN, 1, new Date('soon')], 'descending')[0]).toBe(1)
  })

  it('keeps the order of equal rows in both directions, and does not change the input', () => {
    const rows = [1, 2, 3, 4].map((id) => ({ id, isEven: id % 2 === 0 }))
    const ids = (direction: SortDirection) =>
      sortRows(rows, ({ isEven }) => isEven, direction, 'en-GB').map(({ id }) => id)
    expect(ids('ascending')).toEqual([1, 3, 2, 4])
    expect(ids('descending')).toEqual([2, 4, 1, 3])
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})
