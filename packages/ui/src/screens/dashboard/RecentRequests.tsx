import { useRef } from 'react'
import type { Loadable } from '../../loadable'
import { DataTable } from '../../patterns/DataTable/DataTable'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { NewRowsButton } from '../../patterns/NewRowsButton/NewRowsButton'
import {
  type BadgeRequest,
  badgeRequestsColumns,
} from '../../product/badge-requests/badgeRequestsColumns'
import { reviewHref } from '../../product/badge-requests/reviewHref'
import {
  type BadgeActions,
  useBadgeDecisions,
} from '../../product/badge-requests/useBadgeDecisions'
import { DashboardSection } from './DashboardSection'
import { dashboardText as text } from './dashboardText'
import { PREVIEWS } from './RecentPosts'

export interface RecentRequestsProps extends BadgeActions {
  requests: Loadable<readonly BadgeRequest[]>
  decidingIds: ReadonlySet<string>
}

const columns = badgeRequestsColumns((request) => reviewHref(request))
const none: readonly BadgeRequest[] = []

/**
 * The first five badge requests, with their actions; no row moves while a person is among them.
 */
export function RecentRequests({ requests, decidingIds, ...actions }: RecentRequestsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { held, tableProps, dialog } = useBadgeDecisions(
    requests.status === 'ready' ? requests.data : none,
    actions,
    { limit: PREVIEWS },
  )

  return (
    <DashboardSection
      title={text.recentRequests}
      href="/badge-requests"
      content={requests}
      headingRef={heading}
      action={<NewRowsButton count={held.newCount} onPress={held.showNew} />}
    >
      <LoadableTable content={requests} headingRef={heading} errorMessage={text.failed} isSection>
        {(load) => (
          <div {...held.regionProps}>
            <DataTable
              {...tableProps}
              {...load}
              columns={columns}
              label={text.recentRequests}
              busyIds={decidingIds}
              pagination="none"
            />
          </div>
        )}
      </LoadableTable>
      {dialog}
    </DashboardSection>
  )
}
