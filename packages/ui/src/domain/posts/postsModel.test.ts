// Specification: 2.13

import { describe, expect, it } from 'vitest'
import { type Post, searchOf } from './postsModel'

const post = (id: string, title: string, description: string): Post => ({
  id,
  title,
  description,
  createdAt: '2026-06-01T08:00:00Z',
  user: { fullName: 'Search Me', email: 'river@mail.example' },
})

const posts = [
  post('1', 'Saturday at the River', 'Bring gloves.'),
  post('2', 'Lost scarf', 'By the RIVER, on Thursday.'),
  post('3', 'Lesung (draußen)', 'Bücher.*'),
]

const found = (search: string) => searchOf(posts)(search).map(({ id }) => id)

describe('searchOf', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['   ', ['1', '2', '3']],
    ['river', ['1', '2']],
    [' RIVER ', ['1', '2']],
    ['at the', ['1']],
    ['.*', ['3']],
    ['DRAUß', ['3']],
    ['river@mail', []],
    ['Search Me', []],
  ])('finds by title and description: %j', (search, ids) => {
    expect(found(search)).toEqual(ids)
  })
})

it('searchOf compares without accents, in every Unicode form', () => {
  const titles = ['Café', 'Cafe\u0301', 'İSTANBUL', 'Cave']
  const posts = titles.map((title, at) => post(`${at}`, title, ''))
  const find = (search: string) => searchOf(posts)(search).map(({ id }) => id)
  for (const search of ['cafe', 'café', 'CAFE\u0301']) expect(find(search)).toEqual(['0', '1'])
  for (const search of ['istanbul', 'İstanbul']) expect(find(search)).toEqual(['2'])
})
