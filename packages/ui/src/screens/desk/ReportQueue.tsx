import { useMemo } from 'react'
import {
  deskHref,
  deskText,
  type ReportActions,
  type ReportedPost,
  reportColumns,
  reportDecisions,
  reportedTitle,
  reportsText as text,
} from '../../domain/desk/desk'
import { CaseQueue } from '../../patterns/CaseQueue/CaseQueue'
import { pageParams } from '../../text/listAddress'
import type { DeskQueueProps } from './queueProps'

export interface ReportQueueProps extends DeskQueueProps<ReportedPost>, ReportActions {}

/** Posts that members reported, by their first report. */
export function ReportQueue({ onDecide, mayBan, reason, ...queue }: ReportQueueProps) {
  const { page, pageSize } = queue.pageRequest
  const columns = useMemo(
    () =>
      reportColumns(({ id }) =>
        deskHref('reports', { case: id, ...pageParams({ page, pageSize }) }),
      ),
    [page, pageSize],
  )
  return (
    <CaseQueue
      {...queue}
      columns={columns}
      rowName={reportedTitle}
      decisions={reportDecisions({ onDecide, mayBan, reason })}
      words={{
        label: deskText.queues.reports,
        failed: deskText.failed,
        noneTitle: deskText.noneTitle,
        none: text.none,
        decided: text.decided,
        left: text.left,
      }}
    />
  )
}
