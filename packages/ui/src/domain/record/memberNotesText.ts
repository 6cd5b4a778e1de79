import { noteLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the notes about a member. */
export const memberNotesText = localize('memberNotes', {
  pinnedNotes: 'Pinned notes',
  failed: "Couldn't load notes.",
  note: 'New note',
  description: 'Only administrators can see this.',
  add: 'Add note',
  addAbout: (name: string) => `Note about ${name}`,
  noted: 'noted',
  edited: (moment: string) => `edited ${moment}`,
  edit: 'Edit note',
  editing: 'Note',
  save: 'Save note',
  pin: 'Pinned',
  delete: 'Delete note',
  askDelete: 'Are you sure you want to delete this note?',
  confirmDelete: 'Delete',
  missing: 'Write the note first',
  tooLong: `At most ${count(noteLength)} characters`,
  discard: { title: 'Discard this note?', description: "It hasn't been saved." },
})
