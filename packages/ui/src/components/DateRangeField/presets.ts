import { fromDate, startOfMonth, toCalendarDate } from '@internationalized/date'

/** A period that begins with a day and has not ended. */
export const presets = ['today', 'sevenDays', 'thirtyDays', 'month'] as const
export type Preset = (typeof presets)[number]

/** How many days before today it begins. */
const daysBack = { today: 0, sevenDays: 6, thirtyDays: 29 } as const

/** The first moment of a preset, in ISO 8601. Its first day begins at midnight of the time zone. */
export function presetStart(preset: Preset, now: Date, timeZone: string): string {
  const today = toCalendarDate(fromDate(now, timeZone))
  const first =
    preset === 'month' ? startOfMonth(today) : today.subtract({ days: daysBack[preset] })
  return first.toDate(timeZone).toISOString()
}
