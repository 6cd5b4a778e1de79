import { localize } from '../../text/localize'

/** Texts of the composer; those of specification 2.14 are verbatim. */
export const composerText = localize('composer', {
  createTitle: 'Create Announcement',
  editTitle: 'Edit Announcement',
  create: 'Create Announcement',
  creating: 'Creating...',
  update: 'Update Announcement',
  updating: 'Updating...',

  title: 'Title',
  description: 'Description',
  active: 'Active Status',
  activeDescription: { on: 'Announcement is visible', off: 'Announcement is hidden' },
  activeLater: 'Announcement is visible from its publish time',
  pinned: 'Pinned Status',
  pinnedDescription: { on: 'Announcement is pinned', off: 'Announcement is not pinned' },
  status: 'Status:',
  scheduled: 'Scheduled',
  isHidden: 'Hidden',
  isVisible: 'Visible now',
  goesOut: (moment: string) => `Goes out ${moment}`,
  goesOutLater: 'Goes out at the time you choose',

  advanced: 'Advanced',
  advancedDescription: 'The date shown in the list',
  date: 'Date',

  image: 'Image',
  imageUrl: 'Image URL',
  imageUrlDescription: 'Or paste a link to an image.',
  imageFails: "This image won't load. Check the link, or save again to use it anyway.",
  checking: 'Checking the image...',
  savesWithoutImage: "The image wasn't uploaded. The announcement will be saved without it.",
  showImage: (host: string) => `Show image from ${host}`,

  when: 'When',
  now: 'Now',
  later: 'Later',
  publishedAt: 'Publish time',
  inUtc: (moment: string) => `In UTC: ${moment}`,
  hasPassed: 'This time has passed.',

  preview: 'Preview',
  noTitle: 'Title',
  noDescription: 'Description',

  titleRequired: 'Title is required',
  titleTooLong: 'Title must be less than 255 characters',
  descriptionRequired: 'Description is required',
  descriptionTooLong: 'Description must be less than 2000 characters',
  dateRequired: 'Date is required',
  urlInvalid: 'Please enter a valid URL',
  momentIncomplete: 'Please fill in both the date and the time',

  notFound: 'Announcement not found',
  notFoundDescription: 'It may have been deleted.',
  failed: 'Some error occurred while fetching data',
})
