import type { Config } from '../config/config.ts'

const minute = 60_000

/**
 * The end of a period for people who may be in another time zone, with the name of the zone. Rounded up
 * to the minute, because what begins then is refused before.
 */
export const formatEnd = (end: Date, { timeZone }: Pick<Config, 'timeZone'>): string => {
  const rounded = new Date(Math.ceil(end.getTime() / minute) * minute)
  const text = rounded.toLocaleString('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return `${text} (${timeZone})`
}
