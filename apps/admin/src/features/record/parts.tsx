import type { RecentActionsProps } from '@hearth/ui/product/record'
import { ConflictPart, type ConflictPartProps } from './ConflictPart'
import { DigestPart } from './DigestPart'
import { PartsOfMember, SummaryOfMember } from './PartsOfMember'
import { ReasonPart, type ReasonPartProps } from './ReasonPart'
import { RecentActionsPart } from './RecentActionsPart'

export { readConflict, showConflict } from './conflictToast'

/** A part of the record on another page. */
export type PartProps =
  | ({ part: 'reason' } & ReasonPartProps)
  | { part: 'summary'; id: string; isBanned: boolean }
  | { part: 'section'; id: string; name: string }
  | { part: 'digest' }
  | ({ part: 'conflict' } & ConflictPartProps)
  | ({ part: 'recentActions' } & Pick<RecentActionsProps, 'triggerRef' | 'onClose'>)

/** What the record adds to other pages: one component, so that they name one. */
export function Part(props: PartProps) {
  if (props.part === 'summary') return <SummaryOfMember {...props} />
  if (props.part === 'section') return <PartsOfMember {...props} />
  if (props.part === 'conflict') return <ConflictPart {...props} />
  if (props.part === 'digest') return <DigestPart />
  if (props.part === 'recentActions') return <RecentActionsPart {...props} />
  const { part: _, ...reason } = props
  return <ReasonPart {...reason} />
}
