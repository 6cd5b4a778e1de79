import { afterEach, expect, it, vi } from 'vitest'
import { count, countdown, hasDecimalComma, latinDigits } from './numbers'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3_600, '60:00'],
])('writes %i seconds as %s', (seconds, shown) => expect(countdown(seconds)).toBe(shown))

it.each([
  0,
  7,
  999,
  1_000,
  12_045,
  123_456,
  1_234_567,
  -1,
  -999,
  -1_000,
  -1_234_567,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  0.5,
  1_234.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('writes %d as Intl does', (value) =>
  expect(count(value)).toBe(
    new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value),
  ),
)

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['04x', '04x'],
])('reads %s as %s', (typed, digits) => expect(latinDigits(typed)).toBe(digits))

it.each([
  ['en', false],
  ['pt-BR', true],
  ['de', true],
  ['ar', false],
  ['ja', false],
])('knows whether %s writes decimals with a comma', (lang, hasComma) => {
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
  expect(hasDecimalComma()).toBe(hasComma)
})
