import { perLocale } from './locale'
import { moneyText } from './moneyText'
import { latinDigits } from './numbers'

/** How often a membership is paid (specification 9). */
export type BillingPeriod = 'month' | 'year' | 'lifetime'

/** The billing periods, in the order of specification 2.19. */
export const BILLING_PERIODS: readonly [BillingPeriod, ...BillingPeriod[]] = [
  'month',
  'year',
  'lifetime',
]

/** The billing periods as options of a Select. */
export const billingPeriods = () =>
  BILLING_PERIODS.map((value) => ({ value, label: moneyText.periods[value] }))

/** The name of a billing period; an unknown period of another backend unchanged. */
export const periodName = (period: string): string => lookUp(moneyText.periods, period) ?? period

const lookUp = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

const dollars = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
)

/** A price with $ and 2 decimals: '$1,250.00'. An invalid number gives '$0.00'. */
export function price(amount: number): string {
  const text = dollars().format(Number.isFinite(amount) ? amount || 0 : 0)
  // In right-to-left text, the sign at the end would move to the other side of 'US'.
  return text.endsWith('US$') ? `${text}\u200E` : text
}

/**
 * The suffix of a price: '/month', '/year', ' lifetime'; for an unknown period '/' and its name.
 */
export const perPeriod = (period: string): string =>
  lookUp(moneyText.per, period) ?? (period === '' ? '' : `/${period}`)

/** A price with its period: '$9.99/month', '$250.00 lifetime'. */
export const periodPrice = (amount: number, period: string): string =>
  price(amount) + perPeriod(period)

// The text that a number input accepts (HTML, floating-point number), also with surrounding blanks
// and a leading plus.
const decimal = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i

// Where the comma is the decimal separator, the point separates thousands: '1.000' is not 1.
const swapMarks = (text: string): string =>
  dollars()
    .formatToParts(0)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
    : text

/** A price in a form, with its decimal point, in the notation of the page: '9,99'. */
export const showTypedPrice = (typed: string): string => swapMarks(typed)

/** A price typed in the notation of the page, '9,99', '٩٫٩٩' or '９．９９', with a decimal point. */
export const readTypedPrice = (shown: string): string =>
  swapMarks(latinDigits(shown).replace('．', '.').replace('，', ',')).replace('\u066B', '.')

// An amount in either notation. The last separator is the decimal one if one or two digits follow
// it. '1,250' is not accepted, because it may be 1250 or 1.25.
const eitherNotation =
  /^\s*([+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)),(\d{1,2})\s*$|^\s*([+-]?\d{1,3}(?:,\d{3})+)\.(\d{1,2})\s*$/

/**
 * The text of a price as a backend reads it. A decimal number stays as typed; '9,99', '1.250,00'
 * and '1,250.00' are converted, because people paste amounts in another notation.
 */
export const toDecimal = (typed: string): string => {
  const [, point, afterComma, comma, afterPoint] = eitherNotation.exec(typed) ?? []
  const whole = point ?? comma
  if (decimal.test(typed) || whole === undefined) return typed
  return `${whole.replace(/[.,]/g, '')}.${afterComma ?? afterPoint}`
}

/** Whether a text is an amount, so that `parsePrice` keeps its value. */
export const isPrice = (typed: string): boolean =>
  decimal.test(toDecimal(typed)) && Number.isFinite(Number(toDecimal(typed)))

/**
 * A typed price as a number, 0 for an invalid one (specification 5). Use `isPrice` to report it
 * first.
 */
export const parsePrice = (typed: string): number =>
  isPrice(typed) ? Number(toDecimal(typed)) || 0 : 0
