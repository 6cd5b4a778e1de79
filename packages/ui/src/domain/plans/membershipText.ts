import { localize } from '../../text/localize'
import { price } from '../../text/money'

/** Texts of membership create and edit; those of specification 2.19 are verbatim. */
export const membershipText = localize('membership', {
  createTitle: 'Create Membership',
  createSubtitle: 'A new tier that members can choose',
  create: 'Create Membership Tier',
  creating: 'Creating...',
  edit: 'Edit',
  editTitle: 'Edit Membership',
  update: 'Update Membership Tier',
  updating: 'Updating...',
  cancel: 'Cancel',
  back: 'Back to memberships',

  failed: 'Error loading membership. Please try again.',
  idRequired: 'Membership ID is required',

  name: 'Tier Name',
  namePlaceholder: 'e.g., Premium, VIP',
  price: 'Price',
  priceDescription: 'US dollars, for example 9.99',
  period: 'Billing Period',
  description: 'Description',
  image: 'Tier Image',
  anImage: 'Another image',
  active: 'Active Status',
  activeDescription: { on: 'Members can choose this tier.', off: "Members can't see this tier." },

  priceIsNone: "This isn't a number.",
  priceBecomesZero: () => `This isn't a number. The price will be saved as ${price(0)}.`,
  priceMissing: () => `No price is set. It will be saved as ${price(0)}.`,

  savesWithoutImage: "The image wasn't uploaded. The tier will be saved without it.",

  preview: 'Preview',
})
