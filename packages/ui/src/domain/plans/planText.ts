import { localize } from '../../text/localize'

/** Texts that the card, the table and the page of a plan share (specification 2.18, 2.19, 2.20). */
export const planText = localize('plan', {
  active: 'Active',
  inactive: 'Inactive',
  tierName: 'Tier Name',
  noDescription: 'No description yet',
})
