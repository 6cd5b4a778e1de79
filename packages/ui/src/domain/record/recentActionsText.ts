import { localize } from '../../text/localize'

/** Texts of RecentActions. */
export const recentActionsText = localize('recentActions', {
  title: 'Your recent activity',
  failed: 'Some error occurred while fetching data',
  noneTitle: 'No Actions Yet',
  none: 'Your recent actions appear here. You can undo most of them.',
  whole: 'View full record',
  /** Before what the person has done: 'You banned Maria Silva'. */
  you: 'You',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  undoneBy: (name: string) => `Undone by ${name}`,
})
