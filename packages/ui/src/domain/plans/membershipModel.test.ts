// Specification: 2.19

import { describe, expect, it } from 'vitest'
import type { BillingPeriod } from '../../text/money'
import {
  creationOf,
  draftOf,
  membershipSchema,
  NEW_MEMBERSHIP,
  periodOptions,
  stepPrice,
  updateOf,
} from './membershipModel'

const plan = {
  name: 'Gold',
  price: 9.9,
  period: 'month',
  description: null,
  image: null,
} as const

describe('a new membership', () => {
  it('is paid once in a lifetime, and is sent as typed', () => {
    const draft = { ...NEW_MEMBERSHIP, name: ' Gold ', price: ' 9,999 ' }
    expect(membershipSchema.parse(draft)).toEqual(draft)
    expect(creationOf(draft)).toEqual({
      name: ' Gold ',
      price: ' 9,999 ',
      period: 'lifetime',
      description: '',
      features: [''],
      isActive: true,
      image: '',
    })
  })

  it('may have a period that only its backend knows, which stays among the options', () => {
    const period = 'quarter' as BillingPeriod
    const draft = { ...NEW_MEMBERSHIP, period }
    expect(membershipSchema.parse(draft)).toEqual(draft)
    const values = (current: string) => periodOptions(current).map(({ value }) => value)
    expect(values(period)).toEqual(['month', 'year', 'lifetime', 'quarter'])
    expect(values('year')).toEqual(['month', 'year', 'lifetime'])
    // None: the plan of a backend that left it out.
    expect(values('')).toEqual(['month', 'year', 'lifetime'])
  })

  it('may be sent empty: the server validates it', () => {
    expect(membershipSchema.safeParse(NEW_MEMBERSHIP).success).toBe(true)
  })
})

describe('an edited membership', () => {
  it('fills in missing fields of the plan', () => {
    expect(draftOf(plan)).toEqual({
      name: 'Gold',
      price: '9.90',
      period: 'month',
      description: '',
      image: '',
      isActive: true,
    })
    expect(draftOf({ ...plan, isActive: false }).isActive).toBe(false)
  })

  it.each([
    [0, '0.00'],
    [1250, '1250.00'],
    [0.1 + 0.2, '0.30000000000000004'],
    [9.999, '9.999'],
    [1e21, '1e+21'],
  ])('shows a price of %d as %s, so that saving it unchanged changes nothing', (price, shown) => {
    const draft = draftOf({ ...plan, price })
    expect(draft.price).toBe(shown)
    expect(updateOf('p1', draft).price).toBe(price)
  })

  it.each([
    ['9.99', 9.99],
    ['', 0],
    ['9,99', 9.99],
    ['9,999', 0],
    ['free', 0],
    ['-5', -5],
  ])('sends %j as %d', (typed, price) => {
    const draft = { ...draftOf(plan), price: typed }
    expect(updateOf('p1', draft)).toEqual({ ...draft, id: 'p1', price })
  })
})

describe('stepPrice', () => {
  it.each([
    ['', 1, '0.01'],
    ['9.99', 1, '10.00'],
    ['0.3', -1, '0.29'],
    ['1.1', 1, '1.11'],
    ['0.01', -1, '0.00'],
    ['0', -1, '0'],
    ['-1', -1, '-1'],
    ['-1', 1, '-0.99'],
    ['', -1, ''],
    ['9,999', 1, '9,999'],
    ['9,99', 1, '10.00'],
  ] as const)('takes %j by %d to %j', (typed, direction, next) => {
    expect(stepPrice(typed, direction)).toBe(next)
  })
})
