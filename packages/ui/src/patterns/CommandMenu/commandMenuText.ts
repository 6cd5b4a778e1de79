import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the command menu itself. */
export const commandMenuText = localize('commandMenu', {
  results: (items: number) => (items === 1 ? '1 result' : `${count(items)} results`),
  searching: 'Searching',
  noResults: (typed: string) => `Nothing found for “${typed}”.`,
  select: 'Select',
  open: 'Open',
  close: 'Close',
  actions: 'Actions',
  back: 'Back',
  searchActions: 'Search actions',
})
