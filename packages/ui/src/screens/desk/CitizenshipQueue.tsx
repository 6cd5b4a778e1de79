import { useMemo } from 'react'
import {
  type BadgeActions,
  type BadgeRequest,
  badgeDecisions,
  badgeRequestsColumns,
  badgeRequestsText as text,
} from '../../domain/citizenship/citizenship'
import { deskHref, deskText } from '../../domain/desk/desk'
import { CaseQueue } from '../../patterns/CaseQueue/CaseQueue'
import { personName } from '../../text/people'
import { type DeskQueueProps, pageSearch } from './queueProps'

export interface CitizenshipQueueProps extends DeskQueueProps<BadgeRequest>, BadgeActions {}

/** The citizenship requests of the desk: those of specification 2.12 with the time of each. */
export function CitizenshipQueue({
  onApprove,
  onReject,
  rejectReason,
  ...queue
}: CitizenshipQueueProps) {
  const { page, pageSize } = queue.pageRequest
  const columns = useMemo(
    () =>
      badgeRequestsColumns(
        ({ id }) => deskHref('citizenship', { case: id, ...pageSearch({ page, pageSize }) }),
        { hasWaitingSince: true },
      ),
    [page, pageSize],
  )
  return (
    <CaseQueue
      {...queue}
      columns={columns}
      rowName={personName}
      decisions={badgeDecisions({ onApprove, onReject, rejectReason })}
      words={{
        label: deskText.queues.citizenship,
        failed: text.failed,
        noneTitle: deskText.noneTitle,
        none: text.noneDescription,
        decided: text.decided,
        left: text.left,
      }}
    />
  )
}
