import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  BILLING_PERIODS,
  isPrice,
  parsePrice,
  periodPrice,
  price,
  readTypedPrice,
  showTypedPrice,
  toDecimal,
} from './money'

describe('price', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [9.9, '$9.90'],
    [9.999, '$10.00'],
    [0.1 + 0.2, '$0.30'],
    [1250, '$1,250.00'],
    [-5, '-$5.00'],
    [Number.NaN, '$0.00'],
    [Number.POSITIVE_INFINITY, '$0.00'],
  ])('writes %d as %s', (amount, shown) => expect(price(amount)).toBe(shown))
})

describe('periodPrice', () => {
  it.each([
    ['month', '$9.99/month'],
    ['year', '$9.99/year'],
    ['lifetime', '$9.99 lifetime'],
  ] as const)('says how often: %s', (period, shown) =>
    expect(periodPrice(9.99, period)).toBe(shown),
  )

  it.each([
    ['week', '$9.99/week'],
    ['', '$9.99'],
  ])('says %j as another backend wrote it', (period, shown) =>
    expect(periodPrice(9.99, period)).toBe(shown),
  )

  it('knows every period that can be chosen', () => {
    for (const value of BILLING_PERIODS) expect(periodPrice(1, value)).toContain(value)
  })
})

describe('parsePrice', () => {
  it.each([
    ['9.99', 9.99],
    [' 9.99 ', 9.99],
    ['+5', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['0', 0],
    ['-2', -2],
  ])('reads %j as %d', (typed, amount) => {
    expect(isPrice(typed)).toBe(true)
    expect(parsePrice(typed)).toBe(amount)
  })

  it.each([
    '',
    ' ',
    '1,250',
    '9,999',
    '1,25,00',
    '9,99,99',
    '1.250.00',
    '9.99 dollars',
    '$5',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    '.',
  ])('falls back to 0 for %j, and says that it is no price', (typed) => {
    expect(isPrice(typed)).toBe(false)
    expect(parsePrice(typed)).toBe(0)
  })

  it.each([
    ['9,99', 9.99, '9.99'],
    ['12,5', 12.5, '12.5'],
    ['1,250.00', 1250, '1250.00'],
    ['1.250,00', 1250, '1250.00'],
    ['1,234,567.8', 1_234_567.8, '1234567.8'],
    [' 19.90', 19.9, ' 19.90'],
  ])('understands %j in either notation', (typed, amount, sent) => {
    expect(isPrice(typed)).toBe(true)
    expect(parsePrice(typed)).toBe(amount)
    expect(toDecimal(typed)).toBe(sent)
  })

  it('never gives a negative zero', () => expect(Object.is(parsePrice('-0'), 0)).toBe(true))
})

describe('a price typed in the notation of the page', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['en', '9.99', '9.99'],
    ['en', '1,000.50', '1,000.50'],
    ['pt-BR', '9,99', '9.99'],
    ['pt-BR', '1,250', '1.250'],
    ['ar-MA', '9,99', '9.99'],
    ['ar', '9.99', '9.99'],
    ['ar-EG', '٩٫٩٩', '9.99'],
    ['ar-EG', '9.99', '9.99'],
  ])('in %s is %s, and %s in the form', (lang, typed, read) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
    expect(readTypedPrice(typed)).toBe(read)
    expect(showTypedPrice(read)).toBe(lang === 'ar-EG' ? read : typed)
  })

  it.each([
    ['en', '１２．５', '12.5'],
    ['pt-BR', '１２，５', '12.5'],
  ])('in %s is read from the full-width keys of an input method: %s', (lang, typed, read) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
    expect(readTypedPrice(typed)).toBe(read)
  })

  it.each([
    ['pt-BR', '1.000'],
    ['ar-EG', '١٬٠٠٠'],
    ['ar-EG', '٩٫٩٫٩'],
  ])('in %s is no price with the mark of thousands: %s', (lang, typed) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
    expect(isPrice(readTypedPrice(typed))).toBe(false)
  })
})
