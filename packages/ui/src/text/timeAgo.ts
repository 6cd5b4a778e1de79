import { mediumDate } from './dates'
import { perLocale } from './locale'
import { panelText } from './panelDefaults'

// Only the British short form has no full stop: '38 min ago'. It contains no date to confuse.
const relative = perLocale(
  (locale) =>
    new Intl.RelativeTimeFormat(locale === 'en-US' ? 'en-GB' : locale, { style: 'short' }),
)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago something was, '38 min ago', within the last day; otherwise its medium date. Show
 * the exact time beside it on demand.
 */
export function timeAgo(value: string, now: Date): string {
  const age = now.getTime() - Date.parse(value)
  // Invalid, or from a clock that is ahead.
  if (!(age >= -MINUTE && age < DAY)) return mediumDate(value)
  if (age < MINUTE) return panelText.justNow
  if (age < HOUR) return relative().format(-Math.floor(age / MINUTE), 'minute')
  return relative().format(-Math.floor(age / HOUR), 'hour')
}
