/** Texts of the checkboxes of a table. */
export const selectText = {
  selectAll: 'Select all on this page',
  select: (name: string) => `Select ${name}`,
} as const
