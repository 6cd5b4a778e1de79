import { fromDate, startOfMonth, toCalendarDate } from '@internationalized/date'

/** A period from the start of a day until now. */
export const presets = ['today', 'sevenDays', 'thirtyDays', 'month'] as const
export type Preset = (typeof presets)[number]

/** The days between the start of a preset and today. */
const daysBack = { today: 0, sevenDays: 6, thirtyDays: 29 } as const

/** The first moment of a preset, in ISO 8601: midnight in the time zone. */
export function presetStart(preset: Preset, now: Date, timeZone: string): string {
  const today = toCalendarDate(fromDate(now, timeZone))
  const first =
    preset === 'month' ? startOfMonth(today) : today.subtract({ days: daysBack[preset] })
  return first.toDate(timeZone).toISOString()
}
