const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A count with its thousands set apart: '12,045'. */
export const count = (value: number): string => whole.format(value)
