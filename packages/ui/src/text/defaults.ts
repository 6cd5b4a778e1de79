import { count } from './numbers'

const characters = (amount: number) =>
  `${count(amount)} ${amount === 1 ? 'character' : 'characters'}`

/**
 * The few texts that components bring themselves. Everything else is a prop, or stands in the
 * screen that owns it.
 */
export const text = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  choose: 'Choose',
  tryAgain: 'Try again',
  clearFilters: 'Clear filters',
  loading: 'Loading',
  working: 'Working',
  noData: 'No data available',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  sortBy: 'Sort by',
  sortOrder: (column: string, direction: 'ascending' | 'descending') => `${column}, ${direction}`,
  unsorted: 'Original order',
  rowsPerPage: 'Rows per page',
  breadcrumb: 'Breadcrumb',
  pagination: 'Pagination',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  rangeOf: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  atFirstPage: 'This is the first page',
  atLastPage: 'This is the last page',
  showNew: (count: number) => `Show ${count} new`,
  updatedRetrying: (time: string) => `Updated ${time}, retrying`,
  asOf: (time: string) => `As of ${time}`,
  showMore: 'Show more',
  showLess: 'Show less',
  neverLoaded: 'Not available yet',
  success: 'Success',
  error: 'Error',
  info: 'Note',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'The password is shown',
  passwordHidden: 'The password is hidden',
  characterLimit: (limit: number) => `At most ${count(limit)} characters`,
  characterCount: (used: number, limit: number) => `${count(used)} of ${count(limit)}`,
  charactersLeft: (left: number) => `${characters(left)} left`,
  charactersOver: (over: number) => `${characters(over)} too many`,
  clearField: (label: string) => `Clear ${label}`,
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  unknownDate: 'Unknown date',
  unknownTime: 'unknown time',
} as const
