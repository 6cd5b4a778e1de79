import { localize } from '../../text/localize'

/** Texts of the checkboxes of a table. */
export const selectText = localize('select', {
  selectAll: 'Select all on this page',
  select: (name: string) => `Select ${name}`,
  begin: 'Select',
})
