import { useCallback } from 'react'
import {
  type BadgeActions,
  type BadgeRequest,
  RequestQueue,
} from '../../domain/citizenship/citizenship'
import { deskHref, deskText } from '../../domain/desk/desk'
import { pageParams } from '../../text/listAddress'
import type { DeskQueueProps } from './queueProps'

export interface CitizenshipQueueProps extends DeskQueueProps<BadgeRequest>, BadgeActions {}

/** The citizenship requests of the desk: those of specification 2.12 with the time of each. */
export function CitizenshipQueue(queue: CitizenshipQueueProps) {
  const { page, pageSize } = queue.pageRequest
  const hrefOf = useCallback(
    ({ id }: BadgeRequest) =>
      deskHref('citizenship', { case: id, ...pageParams({ page, pageSize }) }),
    [page, pageSize],
  )
  return (
    <RequestQueue
      {...queue}
      hrefOf={hrefOf}
      hasWaitingSince
      label={deskText.queues.citizenship}
      noneTitle={deskText.noneTitle}
    />
  )
}
