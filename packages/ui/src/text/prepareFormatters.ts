import { mediumDate } from './dates'
import { getLocale } from './locale'

/**
 * Creates the formatters of numbers and dates. On a phone, the first formatter of a page takes 35
 * ms, that of dates 8 more, later ones 5: call it when the browser is idle.
 */
export function prepareFormatters(): void {
  new Intl.NumberFormat(getLocale())
  mediumDate(new Date())
}
