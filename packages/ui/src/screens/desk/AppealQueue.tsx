import { useMemo } from 'react'
import {
  type AppealActions,
  appealColumns,
  appealDecisions,
  deskHref,
  deskText,
  appealsText as text,
  type WaitingAppeal,
} from '../../domain/desk/desk'
import { CaseQueue } from '../../patterns/CaseQueue/CaseQueue'
import { pageParams } from '../../text/listAddress'
import { personName } from '../../text/people'
import type { DeskQueueProps } from './queueProps'

export interface AppealQueueProps extends DeskQueueProps<WaitingAppeal>, AppealActions {}

/**
 * Appeals, oldest first. They are decided in their case only: the list has neither the member's words
 * nor who made the decision.
 */
export function AppealQueue({ onDecide, answer, ...queue }: AppealQueueProps) {
  const { page, pageSize } = queue.pageRequest
  const columns = useMemo(
    () =>
      appealColumns(({ id }) =>
        deskHref('appeals', { case: id, ...pageParams({ page, pageSize }) }),
      ),
    [page, pageSize],
  )
  return (
    <CaseQueue
      {...queue}
      columns={columns}
      rowName={personName}
      decisions={queue.open ? appealDecisions({ onDecide, answer }) : []}
      words={{
        label: deskText.queues.appeals,
        failed: deskText.failed,
        noneTitle: deskText.noneTitle,
        none: text.none,
        decided: text.decided,
        left: text.left,
      }}
    />
  )
}
