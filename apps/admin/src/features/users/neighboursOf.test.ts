import { describe, expect, it } from 'vitest'
import { type ListedMember, neighboursOf } from './neighboursOf'

const places = (page: number, ids: string): ListedMember[] => [...ids].map((id) => ({ id, page }))
const ids = (id: string, all: readonly ListedMember[]) => {
  const found = neighboursOf(id, all)
  return found && [found.previous?.id, found.next?.id]
}

describe('neighboursOf', () => {
  it.each([
    ['a', [undefined, 'b']],
    ['b', ['a', 'c']],
    ['c', ['b', undefined]],
  ])('of %s is %j', (id, expected) => {
    expect(ids(id, places(1, 'abc'))).toEqual(expected)
  })

  it('crosses the border of two pages, and knows the page', () => {
    const all = [...places(1, 'ab'), ...places(2, 'cd')]
    expect(neighboursOf('b', all)?.next).toEqual({ id: 'c', page: 2 })
    expect(neighboursOf('c', all)?.previous).toEqual({ id: 'b', page: 1 })
  })

  it('goes on past somebody who has moved over the border between two loads', () => {
    const all = [...places(1, 'abc'), ...places(2, 'cd')]
    expect(ids('c', all)).toEqual(['b', 'd'])
    expect(ids('d', all)).toEqual(['c', undefined])
  })

  it('is nothing for somebody who is not in the list', () => {
    expect(neighboursOf('x', places(1, 'abc'))).toBeUndefined()
    expect(neighboursOf('x', [])).toBeUndefined()
  })
})
