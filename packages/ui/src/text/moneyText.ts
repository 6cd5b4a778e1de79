import { localize } from './localize'

/** Texts of prices and of how often they are paid; those of specification 2.19 are verbatim. */
export const moneyText = localize('money', {
  periods: { month: 'Monthly', year: 'Yearly', lifetime: 'Lifetime' },
  /** Behind a price. */
  per: { month: '/month', year: '/year', lifetime: ' lifetime' },
})
