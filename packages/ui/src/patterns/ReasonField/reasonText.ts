/** Texts of a ReasonField. */
export const reasonText = {
  label: 'Reason (optional)',
  description: 'Kept in the record, for the next steward.',
  templates: 'Common reasons',
} as const
