// Specification: 2.2

import { describe, expect, it } from 'vitest'
import { initials } from './initials'

describe('initials', () => {
  it.each([
    ['Maria Silva', 'MA'],
    ['  ana  ', 'AN'],
    ['Q', 'Q'],
    ['Z Tam', 'ZT'],
    ['محمد علی', 'مح'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧F'],
    ['e\u0301mile', 'E\u0301M'],
    ['em\u0301ile', 'EM\u0301'],
    ['A 👍🏽 B', 'A👍🏽'],
    ['O\u2019Neil', 'O\u2019'],
    ['ß', 'SS'],
    ['', '?'],
    ['   ', '?'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
