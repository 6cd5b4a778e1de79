import type { RecentActionsProps } from '@hearth/ui/product/record'
import { AddNotePart, type AddNotePartProps } from './AddNotePart'
import { ConflictPart, type ConflictPartProps } from './ConflictPart'
import { DigestPart } from './DigestPart'
import { SummaryOfMember, TimelineOfMember } from './PartsOfMember'
import { ReasonPart, type ReasonPartProps } from './ReasonPart'
import { RecentActionsPart } from './RecentActionsPart'

export { readConflict, showConflict } from './conflictToast'
export { undoNewest } from './undo'

/** What the record adds to other pages. */
export type SlotProps =
  | ({ slot: 'reason' } & ReasonPartProps)
  | { slot: 'summary'; id: string; isBanned: boolean }
  | { slot: 'timeline'; id: string; name: string }
  | { slot: 'digest' }
  | ({ slot: 'note' } & AddNotePartProps)
  | ({ slot: 'conflict' } & ConflictPartProps)
  | ({ slot: 'recentActions' } & Pick<RecentActionsProps, 'triggerRef' | 'onClose'>)

/** Everything that the record adds to other pages, in one component, so that it is one chunk. */
export function Slot(props: SlotProps) {
  if (props.slot === 'summary') return <SummaryOfMember {...props} />
  if (props.slot === 'timeline') return <TimelineOfMember {...props} />
  if (props.slot === 'note') return <AddNotePart {...props} />
  if (props.slot === 'conflict') return <ConflictPart {...props} />
  if (props.slot === 'digest') return <DigestPart />
  if (props.slot === 'recentActions') return <RecentActionsPart {...props} />
  const { slot: _, ...reason } = props
  return <ReasonPart {...reason} />
}
