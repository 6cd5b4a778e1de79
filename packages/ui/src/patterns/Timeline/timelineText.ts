import { localize } from '../../text/localize'

/** Texts of a Timeline. */
export const timelineText = localize('timeline', {
  today: 'Today',
  yesterday: 'Yesterday',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  undoneBy: (name: string) => `Undone by ${name}`,
  over: "It's too late to undo this",
  changedBy: (name: string) => `${name} has changed it since`,
  never: "This can't be undone.",
  until: (moment: string) => `Can be undone until ${moment}.`,
  wasUntil: (moment: string) => `Could be undone until ${moment}.`,
  details: 'Details',
  utc: (moment: string) => `${moment} UTC`,
  changes: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  loadMore: 'Load more',
  loadMoreFailed: "Couldn't load older entries.",
})
