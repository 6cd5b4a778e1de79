import { TIER_IMAGE_MEGABYTES } from '../../patterns/FileUpload/fileRules'
import { price } from '../../text/money'

/** Texts of membership create and edit; those of specification 2.19 to the letter. */
export const membershipText = {
  createTitle: 'Create Membership',
  createSubtitle: 'A new tier that members can choose',
  create: 'Create Membership Tier',
  creating: 'Creating...',
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
  priceHint: 'In dollars, such as 9.99',
  period: 'Billing Period',
  description: 'Description',
  image: 'Tier Image',
  imagePrompt: 'Drop an image here, or press to choose one',
  imageHint: `Any image, at most ${TIER_IMAGE_MEGABYTES} MB`,
  // Under a name of the server's making it would say nothing to anybody.
  storedImage: 'Saved image',
  active: 'Active Status',
  activeHint: { on: 'Members can choose this tier.', off: 'Members do not see this tier.' },

  priceIsNone: 'This is not a number.',
  priceBecomesZero: `This is not a number: the price will be saved as ${price(0)}.`,
  priceMissing: `There is no price: it will be saved as ${price(0)}.`,

  uploadFailed: 'Upload process failed',
  uploadRuns: 'The image is still uploading',
  savesAfterUpload: 'The image is still uploading. You can save once it has arrived.',
  savesWithoutImage: 'The image was not uploaded. The tier would be saved without it.',

  preview: 'Preview',
} as const
