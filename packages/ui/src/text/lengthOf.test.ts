import { expect, it } from 'vitest'
import { lengthOf } from './lengthOf'

it.each([
  ['', 0],
  ['Käse', 4],
  ['😀😀', 2],
  // A combining accent, and emoji joined to one.
  ['e\u0301', 2],
  ['👩‍👧', 3],
  // Half of a surrogate pair.
  ['a\ud83d', 2],
])('lengthOf counts the code points of %o', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})
