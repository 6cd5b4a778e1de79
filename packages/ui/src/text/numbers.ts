const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A count with thousands separators: '12,045'. */
export const count = (value: number): string => whole.format(value)

/** Seconds in the form of a countdown: '0:42', '12:05'. */
export const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const share = new Intl.NumberFormat('en-US', { style: 'percent' })

/** A share from 0 to 1 in whole percent: '40%'. */
export const percent = (value: number): string => share.format(value)
