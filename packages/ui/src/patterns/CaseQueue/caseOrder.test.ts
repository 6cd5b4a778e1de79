import { describe, expect, it } from 'vitest'
import { caseOrder } from './caseOrder'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const nobody: ReadonlySet<string> = new Set()

describe('caseOrder', () => {
  it.each([
    ['a', nobody, { at: 1, total: 4, previousId: undefined, nextId: 'b' }],
    ['d', nobody, { at: 4, total: 4, previousId: 'c', nextId: undefined }],
    ['c', new Set(['b', 'd']), { at: 2, total: 2, previousId: 'a', nextId: undefined }],
    ['b', new Set(['b']), { at: 0, total: 3, previousId: 'a', nextId: 'c' }],
    ['gone', nobody, { at: 0, total: 4, previousId: undefined, nextId: 'a' }],
  ])('of %s without %o', (id, departed, order) => {
    expect(caseOrder(rows, departed, id)).toEqual(order)
  })
})
