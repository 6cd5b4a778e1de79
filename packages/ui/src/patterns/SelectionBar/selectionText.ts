import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the bar for selected rows. */
export const selectionText = localize('selection', {
  selected: (rows: number) => `${count(rows)} selected`,
  elsewhere: (rows: number) => `${count(rows)} not on this page`,
  appliesTo: (action: string, some: number, all: number) =>
    `${action} ${count(some)} of ${count(all)}`,
  clearSelection: 'Clear selection',
})
