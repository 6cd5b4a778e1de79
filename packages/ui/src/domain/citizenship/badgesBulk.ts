import type { BulkDescription } from '../../patterns/BulkDialog/BulkDialog'
import { personName, plainText } from '../../text/people'
import type { BadgeDecision } from './badgeDecisions'
import type { BadgeRequest } from './badgeRequestsColumns'
import { badgeRequestsText as text } from './badgeRequestsText'

const describe = (
  label: string,
  title: string,
  ask: string,
  titleMany: string,
  askMany: (requests: number) => string,
) => ({
  label,
  question: (of: number) => ({
    title: of === 1 ? title : titleMany,
    description: of === 1 ? ask : askMany(of),
  }),
  rowOf: (request: BadgeRequest) => ({
    id: request.id,
    name: personName(request),
    detail: plainText(request.email) || text.notProvided,
  }),
})

/** The decisions about many citizenship requests (specification 2.12). */
export const badgesBulk = {
  approve: {
    ...describe(
      text.approve,
      text.approveTitle,
      text.approveQuestion,
      text.approveManyTitle,
      text.approveManyQuestion,
    ),
    appliesTo: ({ refusal }) => refusal == null,
  },
  reject: {
    ...describe(
      text.reject,
      text.rejectTitle,
      text.rejectQuestion,
      text.rejectManyTitle,
      text.rejectManyQuestion,
    ),
    tone: 'critical',
  },
} as const satisfies Record<BadgeDecision, BulkDescription<BadgeRequest>>
