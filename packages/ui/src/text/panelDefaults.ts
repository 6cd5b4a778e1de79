/**
 * Texts that patterns of the panel bring themselves: apart from `text` (defaults.ts), which every public
 * page loads.
 */
export const panelText = {
  discardChanges: 'Discard changes?',
  discardChangesHint: 'What you changed has not been saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  draftIsBack: 'What you typed before your session ended is back. It is not saved yet.',
  changedMeanwhile:
    'Somebody else has changed this since you opened it. If you save, your version replaces theirs.',
  active: 'Active',
  inactive: 'Inactive',
  tierName: 'Tier Name',
  noDescription: 'No description yet',
  removeFile: 'Remove File',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  showing: (from: string, to: string, total: string, noun: string) =>
    `Showing ${from} to ${to} of ${total} ${noun}`,
} as const
