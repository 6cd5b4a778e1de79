import { count } from '../../text/numbers'

/** Texts of the bar for selected rows. */
export const selectionText = {
  selected: (rows: number) => `${count(rows)} selected`,
  clearSelection: 'Clear selection',
} as const
