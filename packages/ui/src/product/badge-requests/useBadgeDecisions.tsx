import { Check, X } from 'lucide-react'
import type { ReactElement } from 'react'
import { useConfirm } from '../../patterns/ConfirmDialog/ConfirmDialog'
import type { DataTableProps } from '../../patterns/DataTable/DataTable'
import { type HeldRows, useHeldRows } from '../../patterns/HeldRows/useHeldRows'
import type { RowAction } from '../../patterns/List/List'
import { personName, plainText } from '../../text/people'
import { type BadgeRequest, badgeRequestsColumns } from './badgeRequestsColumns'
import { badgeRequestsText as text } from './badgeRequestsText'

/** The two decisions. Each is called after the person has confirmed it. */
export interface BadgeActions {
  /** Approves. The dialog closes when the promise resolves, and stays when it rejects. */
  onApprove: (request: BadgeRequest) => Promise<unknown>
  /** Rejects; the same rules. */
  onReject: (request: BadgeRequest) => Promise<unknown>
}

interface BadgeDecisions {
  /**
   * The requests, held while a person is among them; the caller renders the button and the
   * region.
   */
  held: HeldRows<BadgeRequest>
  /** Spread on the DataTable. */
  tableProps: Pick<
    DataTableProps<BadgeRequest>,
    'columns' | 'rows' | 'rowName' | 'rowActions' | 'departedIds' | 'remaining'
  >
  /** Render it once. */
  dialog: ReactElement
}

/**
 * Everything that tables of citizenship requests share: held rows, and two actions with a
 * question.
 * @param limit how many of the first ones show. @default all
 */
export function useBadgeDecisions(
  requests: readonly BadgeRequest[],
  { onApprove, onReject }: BadgeActions,
  limit?: number,
): BadgeDecisions {
  const { ask, dialog, isAsking } = useConfirm()
  const held = useHeldRows(requests, { isHeld: isAsking, ...(limit && { limit }) })

  const rowActions = (request: BadgeRequest): RowAction[] => {
    const detail = [...new Set([personName(request), plainText(request.email)])]
      .filter(Boolean)
      .join(' · ')
    const disabledReason = held.departedIds.has(request.id) ? text.decided : undefined
    return [
      {
        id: 'approve',
        label: text.approve,
        icon: <Check />,
        disabledReason,
        onPress: () =>
          ask({
            title: text.approveTitle,
            description: text.approveQuestion,
            detail,
            confirmLabel: text.approve,
            onConfirm: () => onApprove(request).then(() => held.release(request.id)),
          }),
      },
      {
        id: 'reject',
        label: text.reject,
        icon: <X />,
        tone: 'critical',
        disabledReason,
        onPress: () =>
          ask({
            title: text.rejectTitle,
            description: text.rejectQuestion,
            detail,
            confirmLabel: text.reject,
            tone: 'critical',
            onConfirm: () => onReject(request).then(() => held.release(request.id)),
          }),
      },
    ]
  }

  return {
    held,
    tableProps: {
      columns: badgeRequestsColumns,
      rows: held.rows,
      rowName: personName,
      rowActions,
      departedIds: held.departedIds,
      remaining: text.left(requests.length),
    },
    dialog,
  }
}
