import { useRef } from 'react'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { DataTable } from '../../patterns/DataTable/DataTable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { LoadNotes } from '../../patterns/LoadNotes/LoadNotes'
import { NewRowsButton } from '../../patterns/NewRowsButton/NewRowsButton'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import type { BadgeRequest } from '../../product/badge-requests/badgeRequestsColumns'
import { badgeRequestsText as text } from '../../product/badge-requests/badgeRequestsText'
import {
  type BadgeActions,
  useBadgeDecisions,
} from '../../product/badge-requests/useBadgeDecisions'
import { text as defaults } from '../../text/defaults'

export type { BadgeRequest }

export interface BadgeRequestsScreenProps extends BadgeActions {
  /** All pending requests, in the order in which to decide them. */
  requests: Loadable<readonly BadgeRequest[]>
  /** Page and page size, from the address. A page past the end shows the last one. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /** Requests with a decision under way. @default none */
  decidingIds?: ReadonlySet<string>
}

const none: readonly BadgeRequest[] = []

/**
 * Members who ask for a badge, to approve or reject one by one (specification 2.12). No row moves
 * while a person is among them; new ones wait behind a button.
 */
export function BadgeRequestsScreen({
  requests,
  pageRequest,
  onPageRequestChange,
  decidingIds,
  ...actions
}: BadgeRequestsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { held, tableProps, dialog } = useBadgeDecisions(
    requests.status === 'ready' ? requests.data : none,
    actions,
  )

  return (
    <Stack space="5">
      <PageHeader
        ref={heading}
        title={text.title}
        subtitle={text.subtitle}
        actions={
          <Inline space="3">
            <LoadNotes of={requests} />
            <NewRowsButton count={held.newCount} onPress={held.showNew} />
          </Inline>
        }
      />
      <LoadableTable content={requests} headingRef={heading} errorMessage={text.failed}>
        {(load) => (
          <div {...held.regionProps}>
            <DataTable
              {...tableProps}
              {...load}
              label={text.title}
              pagination={{ kind: 'client', ...pageRequest, onChange: onPageRequestChange }}
              emptyState={<EmptyState title={defaults.noData} description={text.noneDescription} />}
              {...(decidingIds && { busyIds: decidingIds })}
            />
          </div>
        )}
      </LoadableTable>
      {dialog}
    </Stack>
  )
}
