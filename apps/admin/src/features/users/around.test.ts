import { describe, expect, it } from 'vitest'
import { around, type Place } from './around'

const places = (page: number, ids: string): Place[] => [...ids].map((id) => ({ id, page }))
const ids = (id: string, all: readonly Place[]) => {
  const found = around(id, all)
  return found && [found.previous?.id, found.next?.id]
}

describe('around', () => {
  it.each([
    ['a', [undefined, 'b']],
    ['b', ['a', 'c']],
    ['c', ['b', undefined]],
  ])('of %s is %j', (id, expected) => {
    expect(ids(id, places(1, 'abc'))).toEqual(expected)
  })

  it('crosses the border of two pages, and knows the page', () => {
    const all = [...places(1, 'ab'), ...places(2, 'cd')]
    expect(around('b', all)?.next).toEqual({ id: 'c', page: 2 })
    expect(around('c', all)?.previous).toEqual({ id: 'b', page: 1 })
  })

  it('goes on past somebody who has moved over the border between two loads', () => {
    const all = [...places(1, 'abc'), ...places(2, 'cd')]
    expect(ids('c', all)).toEqual(['b', 'd'])
    expect(ids('d', all)).toEqual(['c', undefined])
  })

  it('is nothing for somebody who is not in the list', () => {
    expect(around('x', places(1, 'abc'))).toBeUndefined()
    expect(around('x', [])).toBeUndefined()
  })
})
