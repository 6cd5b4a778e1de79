import { useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { thenFocus } from '../../hooks/thenFocus'
import { cancelOf, type Loadable } from '../../loadable'
import { DataTable } from '../../patterns/DataTable/DataTable'
import { ErrorState } from '../../patterns/ErrorState/ErrorState'
import { NewRowsButton } from '../../patterns/NewRowsButton/NewRowsButton'
import type { BadgeRequest } from '../../product/badge-requests/badgeRequestsColumns'
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

const none: readonly BadgeRequest[] = []

/**
 * The first five badge requests, with their actions; no row moves while a person is among them.
 */
export function RecentRequests({ requests, decidingIds, ...actions }: RecentRequestsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { held, tableProps, dialog } = useBadgeDecisions(
    requests.status === 'ready' ? requests.data : none,
    actions,
    PREVIEWS,
  )
  const cancel = cancelOf(requests)

  return (
    <DashboardSection
      title={text.recentRequests}
      href="/badge-requests"
      content={requests}
      headingRef={heading}
      action={<NewRowsButton count={held.newCount} onPress={held.showNew} />}
    >
      {requests.status === 'failed' ? (
        <Card padding="none">
          <ErrorState message={text.failed} onRetry={thenFocus(heading)(requests.onRetry)} />
        </Card>
      ) : (
        <div {...held.regionProps}>
          <DataTable
            {...tableProps}
            label={text.recentRequests}
            busyIds={decidingIds}
            isLoading={requests.status === 'loading'}
            onCancelLoading={cancel && thenFocus(heading)(cancel)}
            pagination="none"
          />
        </div>
      )}
      {dialog}
    </DashboardSection>
  )
}
