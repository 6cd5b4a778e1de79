import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import {
  DataTable,
  type HeldSort,
  type SelectedRows,
  useSelection,
  useSortedRows,
} from '../../patterns/DataTable/DataTable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { type RowAction, useTablePages } from '../../patterns/List/List'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { LoadNotes } from '../../patterns/LoadNotes/LoadNotes'
import { NewRowsButton } from '../../patterns/NewRowsButton/NewRowsButton'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import {
  type BadgeActions,
  type BadgeDecision,
  type BadgeRequest,
  badgeRequestsColumns,
  type ReviewControls,
  reviewHref,
  badgeRequestsText as text,
  useBadgeDecisions,
} from '../../product/badges/badges'
import { text as defaults } from '../../text/defaults'
import { personName } from '../../text/people'
import * as css from './BadgeRequestsScreen.css'
import { reviewOrder } from './reviewOrder'

export type { BadgeDecision, BadgeRequest, ReviewControls }

/** The review of one request, beside the table. */
interface Review {
  /** Id of the reviewed request. */
  id: string
  /** Called with the next request to review; undefined closes the panel. */
  onChange: (id: string | undefined) => void
  /** Renders a ReviewPanel: the app loads its code and the member only for a review. */
  render: (controls: ReviewControls) => ReactNode
}

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
  /** Requests with a decision under way. @default none */
  decidingIds?: ReadonlySet<string>
  /** The open review. @default none */
  review?: Review | undefined
  /** Renders what can be done with the selected requests. @default requests cannot be selected */
  bulk?: ((requests: SelectedRows<BadgeRequest>) => ReactNode) | undefined
  /** Called on hover and focus of the rows, to preload the review. @default no preload */
  onReviewIntent?: () => void
}

const none: readonly BadgeRequest[] = []
const noActions = (): readonly RowAction[] => []

/**
 * Members who ask for a badge, to approve or reject one by one (specification 2.12). No row moves
 * while a person is among them or reviews one; new ones wait behind a button.
 */
export function BadgeRequestsScreen({
  requests,
  pageRequest,
  onPageRequestChange,
  sorting,
  decidingIds,
  review,
  bulk,
  onReviewIntent,
  ...actions
}: BadgeRequestsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { page, pageSize } = pageRequest
  const { columnId, direction } = sorting?.sort ?? {}
  const [isDecidingMany, setIsDecidingMany] = useState(false)
  const columns = useMemo(() => {
    const sort = columnId && (direction === 'descending' ? `-${columnId}` : columnId)
    const search = { page: `${page}`, limit: `${pageSize}`, ...(sort && { sort }) }
    return badgeRequestsColumns((request) => reviewHref(request, search))
  }, [page, pageSize, columnId, direction])
  /** Requests that wait, for the order of the review: none with a decision under way. */
  const decidedIds = () => new Set([...held.departedIds, ...(decidingIds ?? [])])
  const [returnedId, setReturnedId] = useState<string>()
  const sorted = useSortedRows(
    requests.status === 'ready' ? requests.data : none,
    columns,
    sorting?.sort,
  )
  const { held, tableProps, askTo, canDecide, isAsking, dialog } = useBadgeDecisions(
    sorted,
    actions,
    {
      isHeld: review !== undefined || isDecidingMany,
      orderKey: `${columnId} ${direction}`,
      reviewedId: review?.id,
      onDecided: ({ id }) => {
        if (id !== review?.id) return
        const { nextId, previousId } = reviewOrder(held.rows, decidedIds(), id)
        const next = nextId ?? previousId
        if (next !== undefined) review.onChange(next)
      },
      onReturned: ({ id }) => setReturnedId(id),
    },
  )
  const { selected, deselect, selection } = useSelection(
    held.rows.filter(({ id }) => !held.departedIds.has(id)),
  )
  const { rows: pageRows } = useTablePages(held.rows, {
    kind: 'client',
    ...pageRequest,
    onChange: onPageRequestChange,
  })
  const reviewedId = review?.id
  useReturnedRequest(isAsking ? undefined : returnedId, (id) => {
    setReturnedId(undefined)
    review?.onChange(id)
  })
  useReturnToRow(reviewedId, list, heading)
  const reviewedAt = held.rows.findIndex(({ id }) => id === reviewedId)
  useFollowedRow(reviewedId, list, {
    page: reviewedAt < 0 ? undefined : Math.floor(reviewedAt / pageSize) + 1,
    shownPage: page,
    onPageChange: (next) => onPageRequestChange({ page: next, pageSize }),
  })

  const controlsOf = ({ id, onChange }: Review): ReviewControls => {
    const request = held.rows.find((row) => row.id === id)
    const { at, total, previousId, nextId } = reviewOrder(held.rows, decidedIds(), id)
    // The dialog over the panel is still about a request that can be decided.
    const isPending = at > 0 || isAsking
    return {
      id,
      name: request && personName(request),
      status: decidingIds?.has(id) ? 'loading' : statusOf(requests, isPending, total),
      position: { at, total },
      previousId,
      nextId,
      isAsking,
      onReview: onChange,
      onClose: () => onChange(undefined),
      onApprove: canDecide ? (options) => request && askTo('approve', request, options) : undefined,
      onReject: (options) => request && askTo('reject', request, options),
    }
  }

  return (
    <Stack space="page">
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
          <div className={review && css.beside}>
            <div
              ref={list}
              {...held.regionProps}
              {...(onReviewIntent && {
                onPointerOver: onReviewIntent,
                onFocusCapture: onReviewIntent,
              })}
            >
              <DataTable
                columns={columns}
                {...tableProps}
                // In a review the panel decides: two pairs of buttons would ask which one.
                {...(review && { rowActions: noActions })}
                {...load}
                label={text.title}
                currentId={reviewedId}
                pagination={{ kind: 'client', ...pageRequest, onChange: onPageRequestChange }}
                emptyState={
                  <EmptyState
                    title={defaults.noData}
                    description={text.noneDescription}
                    drawing="lit"
                  />
                }
                {...(bulk && { selection })}
                {...(decidingIds && { busyIds: decidingIds })}
                // They are sorted above, before they are held.
                {...(sorting && { sorting: { kind: 'server', ...sorting } })}
              />
              {bulk?.({
                selected,
                shown: pageRows,
                deselect,
                headingRef: heading,
                onOpenChange: setIsDecidingMany,
              })}
            </div>
            {review?.render(controlsOf(review))}
          </div>
        )}
      </LoadableTable>
      {dialog}
    </Stack>
  )
}

function statusOf(
  requests: Loadable<unknown>,
  isPending: boolean,
  waiting: number,
): ReviewControls['status'] {
  if (requests.status !== 'ready') return 'loading'
  if (isPending) return 'pending'
  return waiting === 0 ? 'none' : 'decided'
}

/** Reviews a request again whose decision was refused, once no question about another is open. */
function useReturnedRequest(id: string | undefined, onReturn: (id: string) => void): void {
  const goBack = useEffectEvent(onReturn)
  useEffect(() => {
    if (id !== undefined) goBack(id)
  }, [id])
}

/** Once the review is closed, focuses the name of the row, or the heading if the row is gone. */
function useReturnToRow(
  reviewedId: string | undefined,
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const closedId = reviewedId === undefined ? shown.current : undefined
    shown.current = reviewedId
    if (closedId === undefined || document.activeElement !== document.body) return
    const name = list.current?.querySelector<HTMLElement>(
      `[data-row-id="${CSS.escape(closedId)}"] a:not([aria-hidden])`,
    )
    const target = name ?? heading.current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [reviewedId, list, heading])
}

/** Shows the row of the reviewed request: turns the table to its page and scrolls to it. */
function useFollowedRow(
  reviewedId: string | undefined,
  list: RefObject<HTMLElement | null>,
  { page, shownPage, onPageChange }: FollowedPages,
): void {
  const isListed = page !== undefined
  const isOnPage = page === shownPage
  const turn = useEffectEvent(() => {
    if (page !== undefined && page !== shownPage) onPageChange(page)
  })
  // Only when another request is shown: a person may look at other pages meanwhile.
  useEffect(() => {
    if (reviewedId !== undefined && isListed) turn()
  }, [reviewedId, isListed])
  useEffect(() => {
    if (reviewedId === undefined || !isOnPage) return
    const row = list.current?.querySelector(`[data-row-id="${CSS.escape(reviewedId)}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [reviewedId, isOnPage, list])
}

interface FollowedPages {
  /** The page of the reviewed request; undefined while it is not among the rows. */
  page: number | undefined
  shownPage: number
  onPageChange: (page: number) => void
}
