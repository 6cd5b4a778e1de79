// Specification: 2.18

import { describe, expect, it } from 'vitest'
import {
  inListOrder,
  isActive,
  isShownTo,
  membershipHref,
  membershipName,
  tellingName,
} from './membershipsModel'

describe('isActive', () => {
  it.each([
    [true, true],
    [undefined, true],
    [null, true],
    [false, false],
  ])('%s is %s', (said, active) => {
    expect(isActive({ isActive: said })).toBe(active)
  })
})

describe('inListOrder', () => {
  const plan = (id: string, price: number, active?: boolean) =>
    ({ id, name: id, price, period: 'month', isActive: active }) as const

  it('has the active plans first, each group by price, and equal ones as they came', () => {
    const plans = [
      plan('old', 1, false),
      plan('dear', 50),
      plan('older', 0.5, false),
      plan('one', 5, true),
      plan('other', 5),
      plan('free', 0, true),
    ]
    expect(inListOrder(plans).map(({ id }) => id)).toEqual([
      'free',
      'one',
      'other',
      'dear',
      'older',
      'old',
    ])
  })

  it('keeps a plan whose price is no number', () => {
    expect(inListOrder([plan('a', Number.NaN), plan('b', 2)])).toHaveLength(2)
  })
})

describe('isShownTo', () => {
  it.each([
    ['admin', true, true],
    ['admin', false, true],
    ['other', true, true],
    ['other', undefined, true],
    ['other', false, false],
  ] as const)('%s, active %s: %s', (role, active, shown) => {
    expect(isShownTo(role, { isActive: active })).toBe(shown)
  })
})

describe('membershipName', () => {
  it.each([
    ['Premium', 'Premium'],
    ['  Two \n lines ', 'Two lines'],
    ['\u202Eeman', 'eman'],
    ['   ', 'Unnamed membership'],
    ['', 'Unnamed membership'],
  ])('%j is called %j', (name, called) => {
    expect(membershipName({ name })).toBe(called)
  })
})

describe('membershipHref', () => {
  it('keeps an id within its segment', () => {
    expect(membershipHref('view', { id: 'a/../b?c' })).toBe('/memberships/view/a%2F..%2Fb%3Fc')
    expect(membershipHref('edit', { id: 'm1' })).toBe('/memberships/edit/m1')
  })
})

describe('tellingName', () => {
  const plan = (id: string, name: string, price: number) =>
    ({ id, name, price, period: 'month' }) as const
  it('adds the price to a name that two plans have', () => {
    const plans = [plan('1', 'Gold', 5), plan('2', 'Silver', 3), plan('3', ' Gold', 50)]
    expect(plans.map(tellingName(plans))).toEqual([
      'Gold, $5.00/month',
      'Silver',
      'Gold, $50.00/month',
    ])
  })
})
