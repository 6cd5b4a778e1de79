import { describe, expect, it } from 'vitest'
import { checkedByHand, conformancePage, proofsOf } from './conformancePage'
import { read } from './files'

describe('docs/accessibility-conformance.md', () => {
  it('is fresh: node scripts/reports.ts writes it', () => {
    expect(read('docs/accessibility-conformance.md')).toBe(conformancePage())
  })

  it('finds the rules of axe and the tests that name a criterion', () => {
    expect(proofsOf('1.4.3').join()).toContain('`color-contrast`')
    expect(proofsOf('2.1.1').join()).toContain('by-keyboard.e2e.ts')
    expect(proofsOf('2.3.1')).toEqual([])
  })

  it('has no check by hand that is older than a year', () => {
    const yearAgo = new Date()
    yearAgo.setFullYear(yearAgo.getFullYear() - 1)
    const old = Object.entries(checkedByHand).filter(([, day]) => new Date(day) < yearAgo)
    expect(old).toEqual([])
  })
})
