// Options of the command lines of the server and of its commands.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StartError } from '../platform/startError.ts'

/** How many members the demo should have. */
export const readUsers = (args: string[]): number | undefined => {
  const { values } = parseArgs({ args, options: { users: { type: 'string' } }, strict: false })
  if (values.users === undefined) return undefined
  // `--users` without a value is `true`.
  const given = values.users === true ? '' : String(values.users)
  const users = Number(given)
  if (/^\d+$/.test(given) && users <= 1_000_000) return users
  throw new StartError(
    `--users must be a whole number from 0 to 1000000 (it is "${given}")`,
    'Say how many members the demo should have, like --users 5000.',
  )
}

/** A day of ISO 8601, or a day with a time. */
const isoDate = /^([\d-]+)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** The date in the value of an option; `name` is that of the option. */
export const demandDate = (value: string | undefined, name: string): Date | undefined => {
  if (value === undefined) return undefined
  // Without a zone it is in UTC, not in the zone of this machine.
  const [, day, time = '00:00', zone = 'Z'] = isoDate.exec(value) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  // `Date` parses 30 February as 2 March.
  if (z.iso.date().safeParse(day).success && !Number.isNaN(date.getTime())) return date
  throw new StartError(
    `"${value}" is not a date`,
    `Correct --${name}, as in 2026-01-31 or 2026-01-31T10:00+02:00.`,
  )
}
