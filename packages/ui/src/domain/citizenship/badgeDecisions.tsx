import { Check, X } from 'lucide-react'
import {
  type CaseDecision,
  type CaseDecisions,
  type CaseDecisionsOptions,
  useCaseDecisions,
} from '../../patterns/CaseQueue/CaseQueue'
import type { ReasonRequest } from '../../patterns/Confirm/useConfirm'
import { personName, plainText } from '../../text/people'
import type { BadgeRequest } from './badgeRequestsColumns'
import { badgeRequestsText as text } from './badgeRequestsText'
import { refusalText } from './refusal'

/**
 * The two decisions. Each is called after the person has confirmed it. Without them none is offered:
 * the person may not decide.
 */
export interface BadgeActions {
  /**
   * Approves. The dialog closes when the promise resolves, and stays when it rejects; in a review
   * it closes at once. The promise resolves to 'conflict' when the request was already decided.
   */
  onApprove?: CaseDecision<BadgeRequest>['onDecide'] | undefined
  /** Rejects, with the reason if `rejectReason` asks for one. The promise is used as above. */
  onReject?: CaseDecision<BadgeRequest>['onDecide'] | undefined
  /** The reason field of a rejection, see ReasonField. @default no reason is asked for */
  rejectReason?: ((request: BadgeRequest) => ReasonRequest | undefined) | undefined
}

/** What can be decided about a request. */
export type BadgeDecision = 'approve' | 'reject'

/** The name of a member and the email that distinguishes namesakes, for a question. */
const detailOf = (request: BadgeRequest) =>
  [...new Set([personName(request), plainText(request.email)])].filter(Boolean).join(' · ')

/** The decisions about citizenship requests (specification 2.12). */
export function badgeDecisions({
  onApprove,
  onReject,
  rejectReason,
}: BadgeActions): readonly CaseDecision<BadgeRequest>[] {
  if (!onApprove || !onReject) return []
  return [
    {
      id: 'approve',
      label: text.approve,
      icon: <Check />,
      display: 'check',
      singleKey: 'a',
      isPrimary: true,
      whyNot: ({ refusal }) => (refusal ? refusalText(refusal) : undefined),
      question: (request) => ({
        title: text.approveTitle,
        description: text.approveQuestion,
        detail: detailOf(request),
      }),
      onDecide: onApprove,
    },
    {
      id: 'reject',
      label: text.reject,
      icon: <X />,
      display: 'cross',
      tone: 'critical',
      singleKey: 'r',
      question: (request) => ({
        title: text.rejectTitle,
        description: text.rejectQuestion,
        detail: detailOf(request),
      }),
      reason: rejectReason,
      onDecide: onReject,
    },
  ]
}

/** The held rows and the decisions of a table of citizenship requests without a case beside it. */
export const useBadgeDecisions = (
  requests: readonly BadgeRequest[],
  actions: BadgeActions,
  options: Pick<CaseDecisionsOptions<BadgeRequest>, 'limit'>,
): CaseDecisions<BadgeRequest> =>
  useCaseDecisions(requests, {
    ...options,
    rowName: personName,
    decisions: badgeDecisions(actions),
    decidedText: text.decided,
    left: text.left,
  })
