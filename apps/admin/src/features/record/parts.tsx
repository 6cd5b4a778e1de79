import type { ReceiptsProps } from '@hearth/ui/shell/Receipts'
import { ConflictPart, type ConflictPartProps } from './ConflictPart'
import { DigestPart } from './DigestPart'
import { PartsOfMember, SummaryOfMember } from './PartsOfMember'
import { ReasonPart, type ReasonPartProps } from './ReasonPart'
import { ReceiptsPart } from './ReceiptsPart'

export { readConflict, showConflict } from './conflictToast'

/** A part of the record on another page. */
export type PartProps =
  | ({ part: 'reason' } & ReasonPartProps)
  | { part: 'summary'; id: string; isBanned: boolean }
  | { part: 'section'; id: string; name: string }
  | { part: 'digest' }
  | ({ part: 'conflict' } & ConflictPartProps)
  | ({ part: 'receipts' } & Pick<ReceiptsProps, 'triggerRef' | 'onClose'>)

/** What the record adds to other pages: one component, so that they name one. */
export function Part(props: PartProps) {
  if (props.part === 'summary') return <SummaryOfMember {...props} />
  if (props.part === 'section') return <PartsOfMember {...props} />
  if (props.part === 'conflict') return <ConflictPart {...props} />
  if (props.part === 'digest') return <DigestPart />
  if (props.part === 'receipts') return <ReceiptsPart {...props} />
  const { part: _, ...reason } = props
  return <ReasonPart {...reason} />
}
