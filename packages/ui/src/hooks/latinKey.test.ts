// Specification: 2.2

import { describe, expect, it } from 'vitest'
import { latinKey } from './latinKey'

describe('latinKey', () => {
  it.each([
    ['a letter', { key: 'B', code: 'KeyB' }, 'b'],
    ['a letter that the layout has elsewhere', { key: 'a', code: 'KeyQ' }, 'a'],
    ['a sign that the layout has elsewhere', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
    ['a name', { key: 'Escape', code: 'Escape' }, 'Escape'],
    ['an Arabic letter', { key: 'ن', code: 'KeyK' }, 'k'],
    ['two Arabic letters of one key', { key: 'لا', code: 'KeyB' }, 'b'],
    ['a Cyrillic letter', { key: 'О', code: 'KeyJ', shiftKey: true }, 'j'],
    ['an Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
    ['a letter that no Latin one stands for', { key: 'ü', code: 'BracketLeft' }, 'ü'],
    ['an event of autofill', {}, ''],
  ])('%s', (_, event, key) => {
    expect(latinKey(event)).toBe(key)
  })
})
