// Specification: 2.2

import { afterEach, describe, expect, it, vi } from 'vitest'
import { initials } from './initials'

afterEach(() => vi.unstubAllGlobals())

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

  it('are capitals of the language of the document', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'tr' } })
    expect(initials('ilker')).toBe('İL')
  })
})
