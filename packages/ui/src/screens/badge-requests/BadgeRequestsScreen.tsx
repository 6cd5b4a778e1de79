import { type ReactNode, useCallback, useRef } from 'react'
import {
  type BadgeActions,
  type BadgeDecision,
  type BadgeRequest,
  RequestQueue,
  type ReviewControls,
  reviewHref,
  badgeRequestsText as text,
} from '../../domain/citizenship/citizenship'
import type { Loadable } from '../../loadable'
import type { OpenCase } from '../../patterns/CaseQueue/CaseQueue'
import type { HeldSort, SelectedRows } from '../../patterns/DataTable/DataTable'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { text as defaults } from '../../text/defaults'
import { fromSort, pageParams } from '../../text/listAddress'

export type { BadgeDecision, BadgeRequest, ReviewControls }

export interface BadgeRequestsScreenProps extends BadgeActions {
  /** All pending requests, in the order in which to decide them. */
  requests: Loadable<readonly BadgeRequest[]>
  /** Page and page size, from the address. A page past the end shows the last one. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /**
   * The order of the rows, from the address. Another order starts at page 1. @default not sortable
   */
  sorting?: HeldSort | undefined
  /** Whether a column says since when each request waits, as with the desk. @default false */
  hasWaitingSince?: boolean
  /** Requests with a decision under way. @default none */
  decidingIds?: ReadonlySet<string>
  /** The open review: it renders a ReviewPanel. @default none */
  review?: OpenCase | undefined
  /** Renders what can be done with the selected requests. @default requests cannot be selected */
  bulk?: ((requests: SelectedRows<BadgeRequest>) => ReactNode) | undefined
  /** Called on hover and focus of the rows, to preload the review. @default no preload */
  onReviewIntent?: () => void
}

/** Members who ask for a badge, to approve or reject one by one (specification 2.12). */
export function BadgeRequestsScreen({
  requests,
  review,
  onReviewIntent,
  ...queue
}: BadgeRequestsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, pageSize } = queue.pageRequest
  const sort = fromSort(queue.sorting?.sort)
  const hrefOf = useCallback(
    (request: BadgeRequest) =>
      reviewHref(request, { ...pageParams({ page, pageSize }), ...(sort && { sort }) }),
    [page, pageSize, sort],
  )
  return (
    <RequestQueue
      {...queue}
      rows={requests}
      hrefOf={hrefOf}
      label={text.title}
      noneTitle={defaults.noData}
      open={review}
      onOpenIntent={onReviewIntent}
      headingRef={heading}
      header={() => (
        <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={requests} />
      )}
    />
  )
}
