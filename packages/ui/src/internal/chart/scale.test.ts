import { describe, expect, it } from 'vitest'
import { ceilingOf, indexAt, topOf } from './scale'

describe('ceilingOf', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [7, 8],
    [12, 15],
    [41, 50],
    [99, 100],
    [100, 100],
    [1234, 1500],
    [0.4, 0.4],
  ])('ends the scale of %d at %d', (highest, ceiling) => {
    expect(ceilingOf(highest)).toBeCloseTo(ceiling)
  })
})

describe('indexAt', () => {
  it.each([
    [0, 0],
    [0.49, 4],
    [0.5, 5],
    [1, 9],
    [-0.2, 0],
    [1.3, 9],
  ])('finds the point at %d of the width among ten: %d', (share, index) => {
    expect(indexAt(share, 10)).toBe(index)
  })
})

describe('topOf', () => {
  it('draws a missing and a negative value as 0', () => {
    expect([topOf(undefined, 10), topOf(-3, 10), topOf(0, 10)]).toEqual([100, 100, 100])
  })

  it('draws the end of the scale at the upper edge', () => {
    expect([topOf(10, 10), topOf(5, 10)]).toEqual([0, 50])
  })
})
