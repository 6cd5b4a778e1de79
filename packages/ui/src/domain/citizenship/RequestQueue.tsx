import { useMemo } from 'react'
import { CaseQueue, type CaseQueueProps } from '../../patterns/CaseQueue/CaseQueue'
import { personName } from '../../text/people'
import { type BadgeActions, badgeDecisions } from './badgeDecisions'
import { type BadgeRequest, badgeRequestsColumns } from './badgeRequestsColumns'
import { badgeRequestsText as text } from './badgeRequestsText'

export interface RequestQueueProps
  extends BadgeActions,
    Omit<CaseQueueProps<BadgeRequest>, 'columns' | 'rowName' | 'decisions' | 'words'> {
  /** The address of a request's case. Memoise it. */
  hrefOf: (request: BadgeRequest) => string
  /** Whether a column says since when each request waits, as with the desk. @default false */
  hasWaitingSince?: boolean | undefined
  /** Names the table. */
  label: string
  /** Title of the empty queue. */
  noneTitle: string
}

/**
 * Citizenship requests with their decisions: the page Badge Requests and the queue of the desk are
 * this one, each under its own address.
 */
export function RequestQueue({
  hrefOf,
  hasWaitingSince = false,
  label,
  noneTitle,
  onApprove,
  onReject,
  rejectReason,
  ...queue
}: RequestQueueProps) {
  const columns = useMemo(
    () => badgeRequestsColumns(hrefOf, { hasWaitingSince }),
    [hrefOf, hasWaitingSince],
  )
  return (
    <CaseQueue
      {...queue}
      columns={columns}
      // With one more column, names would be cut off below this width.
      {...(hasWaitingSince && { compactBelow: 58 })}
      rowName={personName}
      decisions={badgeDecisions({ onApprove, onReject, rejectReason })}
      words={{
        label,
        failed: text.failed,
        noneTitle,
        none: text.noneDescription,
        decided: text.decided,
        left: text.left,
      }}
    />
  )
}
