/** How often a membership is paid (specification 9). */
export type BillingPeriod = 'month' | 'year' | 'lifetime'

/** The billing periods as options of a Select, in the order of specification 2.19. */
export const BILLING_PERIODS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
  { value: 'lifetime', label: 'Lifetime' },
] as const satisfies readonly { value: BillingPeriod; label: string }[]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A price with $ and 2 decimals: '$1,250.00'. An invalid number gives '$0.00'. */
export const price = (amount: number): string =>
  dollars.format(Number.isFinite(amount) ? amount || 0 : 0)

const suffixes: ReadonlyMap<string, string> = new Map([
  ['month', '/month'],
  ['year', '/year'],
  ['lifetime', ' lifetime'],
] satisfies [BillingPeriod, string][])

/**
 * The suffix of a price: '/month', '/year', ' lifetime'; for an unknown period '/' and its name.
 */
export const perPeriod = (period: string): string =>
  suffixes.get(period) ?? (period === '' ? '' : `/${period}`)

/** A price with its period: '$9.99/month', '$250.00 lifetime'. */
export const periodPrice = (amount: number, period: string): string =>
  price(amount) + perPeriod(period)

// The text that a number input can hold (HTML, floating-point number); blanks around it and a
// leading plus are allowed too.
const decimal = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i

/** Whether a text is a decimal number, so that `parsePrice` keeps its value. */
export const isPrice = (typed: string): boolean =>
  decimal.test(typed) && Number.isFinite(Number(typed))

/**
 * A typed price as a number, 0 for an invalid one (specification 5). Tell the person beforehand:
 * see `isPrice`.
 */
export const parsePrice = (typed: string): number => (isPrice(typed) ? Number(typed) || 0 : 0)
