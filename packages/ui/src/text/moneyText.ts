import { localize } from './localize'

/** Texts of prices and billing periods; those of specification 2.19 are verbatim. */
export const moneyText = localize('money', {
  periods: { month: 'Monthly', year: 'Yearly', lifetime: 'Lifetime' },
  /** The suffixes of a price. */
  per: { month: '/month', year: '/year', lifetime: ' lifetime' },
})
