import { describe, expect, it } from 'vitest'
import type { Shape } from '../shape'
import { departures, wrongImages } from './departures'
import { report } from './remark'

const plan = { id: 'string', name: 'string', price: 'number', createdAt: 'moment' } as const
const list: Shape = { data: [plan] }
const row = { id: '1', name: 'Gold', price: 5, createdAt: '2026-01-02T03:04:05Z' }
const lines = (value: unknown, shape: Shape = list) =>
  departures(value, shape).map(({ level, field, message }) => `${level} ${field} ${message}`)

describe('what departs from the contract', () => {
  it('is nothing for a right answer', () => {
    expect(departures({ data: [row] }, list)).toEqual([])
  })

  it('is tolerated where the panel reads it all the same', () => {
    expect(
      lines({ data: [{ ...row, price: '5.00', id: 7, createdAt: '2026-01-02 03:04' }] }),
    ).toEqual([
      'tolerated data.*.id is a number, text is expected: read all the same',
      'tolerated data.*.price is text, a number is expected: read all the same',
      'tolerated data.*.createdAt is text, a time in ISO 8601 with its zone is expected: read all the same',
    ])
  })

  it('tells a lost row, a missing detail and a failed page apart', () => {
    expect(lines({ data: [row, { ...row, id: 2 ** 53 + 2 }] })).toEqual([
      'detail data.*.id is a number beyond 2^53, which JSON rounds, text is expected: the row is left out',
    ])
    expect(lines({ data: [{ ...row, name: {} }] })).toEqual([
      'detail data.*.name is an object, text is expected: it is missing on the page',
    ])
    expect(lines({ data: [{ ...row, price: '$5' }] })).toEqual([
      'page data.*.price is text, a number is expected: the page fails',
    ])
    expect(lines([row])).toEqual(['page  is a list, an object is expected: the page fails'])
    expect(lines({ items: [row] })).toEqual([
      'page data is missing, a list is expected: the page fails',
    ])
  })

  it('takes a pagination that can be computed', () => {
    const page = {
      page: 'integer',
      limit: 'integer',
      total: 'integer',
      totalPages: 'integer',
    } as const
    const paged: Shape = { data: [plan], pagination: page }
    expect(lines({ data: [row], pagination: { total: 1 } }, paged)).toEqual([
      'tolerated pagination is computed from its total',
    ])
    expect(lines({ data: [row], meta: {} }, paged)).toEqual([
      'page pagination is missing, an object is expected: the page fails',
    ])
  })

  it('names images at an address that the content policy refuses', () => {
    const image = (address: string) => ({ data: [{ id: '1', image: address }] })
    expect(wrongImages(image('http://images.example/1.png')).map(({ field }) => field)).toEqual([
      'data.*.image',
    ])
    expect(wrongImages(image('/tiers/1.png'))).toHaveLength(1)
    expect(wrongImages(image('/api/files/1.png'))).toEqual([])
    expect(wrongImages(image('https://images.example/1.png'))).toEqual([])
  })
})

describe('the report', () => {
  it('has one line for one cause, the worst level first', () => {
    const message = 'is text, a time is expected'
    const remark = (call: string, field: string, level: 'page' | 'tolerated') =>
      ({ call, field, level, message }) as const
    expect(
      report([
        remark('GET /posts', 'data.*.createdAt', 'tolerated'),
        remark('GET /invite', 'data.*.createdAt', 'tolerated'),
        remark('GET /users', 'data.*.role', 'page'),
      ]),
    ).toEqual([
      'A page fails:',
      `  GET /users  data.*.role  ${message}`,
      'Departs from the contract, but works:',
      `  GET /posts  data.*.createdAt  ${message}`,
      '    also GET /invite  data.*.createdAt',
    ])
  })
})
