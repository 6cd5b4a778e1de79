import type { RecentActionsProps } from '@hearth/ui/domain/record'
import { SummaryOfMember, TimelineOfMember } from './MemberRecord'
import { MyRecentActions } from './MyRecentActions'
import { NewNote, type NewNoteProps } from './NewNote'
import { RecordConflict, type RecordConflictProps } from './RecordConflict'
import { RecordDigest } from './RecordDigest'

export { readConflict, showConflict } from './conflictToast'
export { undo, undoNewest } from './undo'

/** What the record adds to other pages. */
export type SlotProps =
  | { slot: 'summary'; id: string; isBanned: boolean }
  | { slot: 'timeline'; id: string; name: string }
  | { slot: 'digest' }
  | ({ slot: 'note' } & NewNoteProps)
  | ({ slot: 'conflict' } & RecordConflictProps)
  | ({ slot: 'recentActions' } & Pick<RecentActionsProps, 'triggerRef' | 'onClose'>)

/** Everything that the record adds to other pages, in one component, so that it is one chunk. */
export function Slot(props: SlotProps) {
  if (props.slot === 'summary') return <SummaryOfMember {...props} />
  if (props.slot === 'timeline') return <TimelineOfMember {...props} />
  if (props.slot === 'note') return <NewNote {...props} />
  if (props.slot === 'conflict') return <RecordConflict {...props} />
  if (props.slot === 'digest') return <RecordDigest />
  return <MyRecentActions {...props} />
}
