import { useRef } from 'react'
import {
  type BadgeActions,
  type BadgeRequest,
  badgeRequestsColumns,
  badgeRequestsText as requestsText,
  reviewHref,
  useBadgeDecisions,
} from '../../domain/citizenship/citizenship'
import type { Loadable } from '../../loadable'
import { DataTable } from '../../patterns/DataTable/DataTable'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { NewRowsButton } from '../../patterns/NewRowsButton/NewRowsButton'
import { plainText } from '../../text/people'
import * as css from './DashboardScreen.css'
import { DashboardSection } from './DashboardSection'
import { dashboardText as text } from './dashboardText'
import { PREVIEWS } from './RecentPosts'

export interface RecentRequestsProps extends BadgeActions {
  requests: Loadable<readonly BadgeRequest[]>
  decidingIds: ReadonlySet<string>
}

const columns = badgeRequestsColumns((request) => reviewHref(request)).map((column) =>
  column.id === 'email'
    ? { ...column, grow: 3, render: ({ email }: BadgeRequest) => <Email>{plainText(email)}</Email> }
    : column,
)
const none: readonly BadgeRequest[] = []

/** Rows have room for a second line here, and the column is narrow: it breaks before the '@'. */
function Email({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0)
  return (
    <bdi translate="no" className={css.email}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at) || requestsText.notProvided}
    </bdi>
  )
}

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
          <div {...held.regionProps} className={css.table}>
            <DataTable
              {...tableProps}
              {...load}
              columns={columns}
              label={text.recentRequests}
              busyIds={decidingIds}
              pagination="none"
              // Three values need less than a list with many columns.
              compactBelow={36}
            />
          </div>
        )}
      </LoadableTable>
      {dialog}
    </DashboardSection>
  )
}
