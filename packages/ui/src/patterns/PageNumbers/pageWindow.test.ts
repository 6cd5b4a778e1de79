// Specification: 2.14, 9

import { describe, expect, it } from 'vitest'
import { pageWindow } from './pageWindow'

describe('pageWindow', () => {
  it.each([
    [1, 12, [1, 2, 3, 4, 5]],
    [2, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [4, 12, [2, 3, 4, 5, 6]],
    [7, 12, [5, 6, 7, 8, 9]],
    [10, 12, [8, 9, 10, 11, 12]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 0, []],
  ])('page %i of %i', (page, totalPages, shown) => {
    expect(pageWindow(page, totalPages)).toEqual(shown)
  })

  it.each([
    [99, [8, 9, 10, 11, 12]],
    [0, [1, 2, 3, 4, 5]],
    [-3, [1, 2, 3, 4, 5]],
  ])('stays inside the list for page %i', (page, shown) => {
    expect(pageWindow(page, 12)).toEqual(shown)
  })

  it.each([
    [1, [1, 2, 3]],
    [6, [5, 6, 7]],
    [12, [10, 11, 12]],
  ])('can be narrower: page %i', (page, shown) => {
    expect(pageWindow(page, 12, 3)).toEqual(shown)
  })

  it('always has the current page', () => {
    for (let page = 1; page <= 40; page += 1) expect(pageWindow(page, 40)).toContain(page)
  })
})
