/**
 * Milliseconds by which the clocks may differ. An answer takes time and its date has whole seconds, so
 * a smaller difference says nothing.
 */
const TOLERANCE = 120_000

let offset = 0

/**
 * The time by the clock of the server. The moments of its answers are compared with it: by a computer
 * whose clock is wrong, a published announcement would still be scheduled.
 */
export const serverNow = (): Date => new Date(Date.now() + offset)

/** Takes the time from an answer. Without a date it stays that of the last answer, or of the computer. */
export function readServerTime({ headers }: Response): void {
  const stated = Date.parse(headers.get('Date') ?? '')
  if (Math.abs(stated - serverNow().getTime()) > TOLERANCE) offset = stated - Date.now()
}
