import { getLocale, perLocale } from './locale'

const numbers = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options))

const whole = numbers({ maximumFractionDigits: 0 })
const minutes = numbers({ useGrouping: false })
const seconds = numbers({ minimumIntegerDigits: 2 })
const share = numbers({ style: 'percent' })

/**
 * A count with thousands separators: '12,045'. A list shows its total with its first rows, and
 * the first formatter of a page takes a phone 35 ms to make: English counts do without.
 */
export const count = (value: number): string =>
  getLocale() === 'en-US' && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : whole().format(value)

/** Seconds in the form of a countdown: '0:42', '12:05'. */
export const countdown = (left: number): string =>
  `${minutes().format(Math.floor(left / 60))}:${seconds().format(left % 60)}`

/** A share from 0 to 1 in whole percent: '40%'. */
export const percent = (value: number): string => share().format(value)
