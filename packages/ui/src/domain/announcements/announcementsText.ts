import { getTimeZone } from '../../text/locale'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the announcements page; those of specification 2.14 are verbatim. */
export const announcementsText = localize('announcements', {
  title: 'Announcements',
  subtitle: 'Create and manage community announcements',
  failed: 'Some error occurred while fetching data',
  create: 'Create',
  noun: 'announcements',

  counts: 'Counts',
  total: 'Total',
  totalDefinition: 'Active and inactive',
  active: 'Active',
  activeDefinition: 'Including scheduled',
  pinned: 'Pinned',
  pinnedDefinition: 'At the top of the list',
  today: 'Today',
  todayDefinition: `Dated today (${getTimeZone() ?? 'UTC'})`,

  filters: 'Filter announcements',
  search: 'Search announcements',
  searchPlaceholder: 'Search announcements...',
  found: (total: number) => `${count(total)} ${total === 1 ? 'announcement' : 'announcements'}`,

  noneTitle: 'No Announcements Found',
  noneYet: 'No announcements have been created yet.',
  noneMatch: 'No announcements match your search criteria.',
  noneOnPage: 'There are no announcements on this page.',

  untitled: 'Untitled announcement',
  isActive: 'Active',
  isInactive: 'Inactive',
  isPinned: 'Pinned',
  scheduledFor: (moment: string) => `Scheduled for ${moment}`,

  showImage: (host: string) => `Show image from ${host}`,
  hideImage: (host: string) => `Hide image from ${host}`,
  imageFailed: "Couldn't load the image.",

  activate: 'Activate',
  deactivate: 'Deactivate',
  pin: 'Pin',
  unpin: 'Unpin',
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete Announcement',
  askDelete: 'Are you sure you want to delete this announcement?',
})
