import { getLocale, perLocale } from './locale'

const numbers = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options))

const whole = numbers({ maximumFractionDigits: 0 })
const minutes = numbers({ useGrouping: false })
const seconds = numbers({ minimumIntegerDigits: 2 })
const decimal = numbers({ minimumFractionDigits: 1 })
const share = numbers({ style: 'percent' })

/**
 * A count with thousands separators: '12,045'. English counts are written without a formatter: a
 * list shows its total with its first rows, and the first formatter of a page takes 35 ms on a
 * phone.
 */
export const count = (value: number): string =>
  getLocale() === 'en-US' && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : whole().format(value)

/** Seconds in the form of a countdown: '0:42', '12:05'. */
export const countdown = (left: number): string =>
  `${minutes().format(Math.floor(left / 60))}:${seconds().format(left % 60)}`

/** A text with the digits of Arabic, Persian and full-width keyboards as 0 to 9. */
export const latinDigits = (text: string): string =>
  // The last four bits of each of these digits are its value.
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )

/** A share from 0 to 1 in whole percent: '40%'. */
export const percent = (value: number): string => share().format(value)

/** Whether the locale of the page writes decimals with a comma: '1,5'. */
export const hasDecimalComma = (): boolean =>
  decimal()
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
