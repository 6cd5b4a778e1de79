import { expect, it } from 'vitest'
import { countdown } from './numbers'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3_600, '60:00'],
])('writes %i seconds as %s', (seconds, shown) => expect(countdown(seconds)).toBe(shown))
