import { localize } from './localize'
import { count } from './numbers'

/**
 * Texts that the panel's patterns and SearchField contain themselves. Separate from `text`
 * (defaults.ts), which every public page loads.
 */
export const panelText = localize('panel', {
  permanent: 'Permanent',
  /** After a question whose action is final; the next one where there is a trash. */
  isFinal: 'This action cannot be undone.',
  restorable: 'It can be restored from the trash for 30 days.',
  /** In a sentence too, such as that of the last visit. */
  justNow: 'just now',
  clearSearch: 'Clear search',
  filters: 'Filters',
  done: 'Done',
  sortBy: 'Sort by',
  sortOrder: (column: string, direction: 'ascending' | 'descending') => `${column}, ${direction}`,
  unsorted: 'Default order',
  oldestFirst: 'Oldest first',
  showMore: 'Show more',
  showLess: 'Show less',
  leftOut: (rows: number) =>
    rows === 1 ? "1 entry couldn't be shown" : `${count(rows)} entries couldn't be shown`,
  rowsPerPage: 'Rows per page',
  pagination: 'Pagination',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  rangeOf: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  /** The total of a list whose count ended early; stands inside `rangeOf`. */
  moreThan: (total: string) => `more than ${total}`,
  /** Where only the first rows of a list are listed. */
  rangeOfFirst: (from: string, to: string, listed: string, all: string) =>
    `${from}–${to} of the first ${listed} (${all} in all)`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  goToPage: (page: number) => `Go to page ${count(page)}`,
  lastPage: 'Last page',
  atFirstPage: 'This is the first page',
  atLastPage: 'This is the last page',
  /** Where the list has more rows than its pages. */
  atLastListed: 'This is the last page. Narrow the search to find others.',
})
