import { expect, it } from 'vitest'
import { fold } from './fold'

it.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['İSTANBUL', 'istanbul'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['José\u200B', 'jose'],
  ['日本', '日本'],
])('compares %s as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
