import { Check, X } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  type Question,
  type ReasonInput,
  type ReasonSlot,
  useConfirm,
} from '../../patterns/ConfirmDialog/ConfirmDialog'
import type { DataTableProps } from '../../patterns/DataTable/DataTable'
import { type HeldRows, useHeldRows } from '../../patterns/HeldRows/useHeldRows'
import type { RowAction } from '../../patterns/List/List'
import { keepReason, useUnsentReasons } from '../../provider/unsentReasons'
import { personName, plainText } from '../../text/people'
import type { BadgeRequest } from './badgeRequestsColumns'
import { badgeRequestsText as text } from './badgeRequestsText'

/**
 * The two decisions. Each is called after the person has confirmed it. Without them none is offered:
 * the person may not decide.
 */
export interface BadgeActions {
  /**
   * Approves. The dialog closes when the promise resolves, and stays when it rejects; in a review
   * it closes at once. It resolves to 'conflict' when somebody else has decided it before.
   */
  onApprove?: ((request: BadgeRequest) => Promise<unknown>) | undefined
  /** Rejects; the same rules. It gets the reason if one is asked for and given. */
  onReject?: ((request: BadgeRequest, reason?: ReasonInput) => Promise<unknown>) | undefined
  /** The reason field of a rejection, see ReasonField. @default no reason is asked for */
  rejectReason?: ((request: BadgeRequest) => ReasonSlot | undefined) | undefined
}

export interface BadgeDecisionsOptions {
  /** How many of the first ones show. @default all */
  limit?: number
  /** Holds the rows for the caller's own reason: one of them is being reviewed. @default false */
  isHeld?: boolean
  /** The order that a person has chosen, see useHeldRows. @default a fixed order */
  orderKey?: string | undefined
  /**
   * Called with a decision, before its row leaves. For the request under review that is at once:
   * the answer of the server follows. @default nothing
   */
  onDecided?: (request: BadgeRequest) => void
  /** The request under review. */
  reviewedId?: string | undefined
  /**
   * Called when the decision about the request under review was refused or failed, or somebody else
   * was first: it must come back. A reason is in its question again. @default nothing
   */
  onReturned?: (request: BadgeRequest) => void
}

/** What can be decided about a request. */
export type BadgeDecision = 'approve' | 'reject'

interface BadgeDecisions {
  /**
   * The requests, held while a person is among them; the caller renders the button and the
   * region.
   */
  held: HeldRows<BadgeRequest>
  /** Spread on the DataTable. */
  tableProps: Pick<
    DataTableProps<BadgeRequest>,
    'rows' | 'rowName' | 'rowActions' | 'departedIds' | 'remaining'
  >
  /** Opens the question of a decision. */
  askTo: (
    decision: BadgeDecision,
    request: BadgeRequest,
    options?: Pick<Question, 'initialFocus' | 'near'>,
  ) => void
  /** Whether the person may decide. */
  canDecide: boolean
  /** True while a question is open. */
  isAsking: boolean
  /** Render it once. */
  dialog: ReactElement
}

const questions = {
  approve: {
    title: text.approveTitle,
    description: text.approveQuestion,
    confirmLabel: text.approve,
  },
  reject: {
    title: text.rejectTitle,
    description: text.rejectQuestion,
    confirmLabel: text.reject,
    tone: 'critical',
  },
} as const satisfies Record<BadgeDecision, Partial<Question>>

/**
 * Everything that tables of citizenship requests share: held rows, and two actions with a
 * question.
 */
export function useBadgeDecisions(
  requests: readonly BadgeRequest[],
  { onApprove, onReject, rejectReason }: BadgeActions,
  {
    limit,
    isHeld = false,
    orderKey,
    onDecided,
    reviewedId,
    onReturned,
  }: BadgeDecisionsOptions = {},
): BadgeDecisions {
  const { ask, dialog, isAsking } = useConfirm()
  const held = useHeldRows(requests, {
    isHeld: isAsking || isHeld,
    orderKey,
    ...(limit && { limit }),
  })
  const decideBy = { approve: onApprove, reject: onReject }
  const unsent = useUnsentReasons()

  const decide = async (decision: BadgeDecision, request: BadgeRequest, reason?: ReasonInput) => {
    // Only a rejection has a reason field.
    const sent = reason ? onReject?.(request, reason) : decideBy[decision]?.(request)
    if (!sent) return
    const isReviewed = request.id === reviewedId
    if (isReviewed) onDecided?.(request)
    const answered = sent.then((outcome) => {
      if (isReviewed && outcome === 'conflict') return onReturned?.(request)
      if (!isReviewed) onDecided?.(request)
      held.release(request.id)
    })
    if (!isReviewed) return answered
    void answered.catch(() => {
      const slot = rejectReason?.(request)
      if (slot) keepReason(unsent, slot.draft, reason)
      onReturned?.(request)
    })
  }

  const askTo: BadgeDecisions['askTo'] = (decision, request, options) =>
    ask({
      ...questions[decision],
      detail: [...new Set([personName(request), plainText(request.email)])]
        .filter(Boolean)
        .join(' · '),
      ...options,
      reason: decision === 'reject' ? rejectReason?.(request) : undefined,
      onConfirm: (reason) => decide(decision, request, reason),
    })

  const canDecide = onApprove !== undefined && onReject !== undefined

  const rowActions = (request: BadgeRequest): RowAction[] => {
    if (!canDecide) return []
    const disabledReason = held.departedIds.has(request.id) ? text.decided : undefined
    return [
      {
        id: 'approve',
        label: text.approve,
        icon: <Check />,
        display: 'check',
        disabledReason,
        onPress: () => askTo('approve', request),
      },
      {
        id: 'reject',
        label: text.reject,
        icon: <X />,
        display: 'cross',
        tone: 'critical',
        disabledReason,
        onPress: () => askTo('reject', request),
      },
    ]
  }

  return {
    held,
    tableProps: {
      rows: held.rows,
      rowName: personName,
      rowActions,
      departedIds: held.departedIds,
      remaining: text.left(requests.length),
    },
    askTo,
    canDecide,
    isAsking,
    dialog,
  }
}
