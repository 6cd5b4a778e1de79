import { type ReactNode, useRef } from 'react'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import {
  type DocumentSlots,
  NO_FILTERS,
  usersText as text,
  type UserActionHandlers,
  type UserRow,
  type UsersFilters,
  type UsersPage,
  useUserActions,
} from '../../domain/members/members'
import { thenFocus } from '../../hooks/thenFocus'
import { useLocalSearch } from '../../hooks/useLocalSearch'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import {
  DataTable,
  type HeldSort,
  type SelectedRows,
  useSelection,
} from '../../patterns/DataTable/DataTable'
import { ListEmpty } from '../../patterns/EmptyState/EmptyState'
import type { TablePagination } from '../../patterns/List/List'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { text as defaults } from '../../text/defaults'
import { personName } from '../../text/people'
import { media, mediaRoomy } from '../../theme/media'
import { UsersFilterBar } from './UsersFilterBar'
import { type UserStatusCounts, UserViews } from './UserViews'
import { roomyUsersColumns, sortedUsersColumns, usersColumns } from './usersColumns'

export type {
  UserBadgeFilter,
  UserRow,
  UserStatusFilter,
  UsersFilters,
  UsersPage,
} from '../../domain/members/members'

export type { UserStatusCounts }

export interface UsersScreenProps extends UserActionHandlers, Pick<DocumentSlots, 'onDownload'> {
  /**
   * One page of users. During a reload, visible data stays `ready` with `isRefreshing` or
   * `stale`.
   */
  users: Loadable<UsersPage>
  /** The newcomers on the desk, who are some of those that are pending. @default not mentioned */
  newcomersHref?: string | undefined
  /** How many users have each status, beside the views. @default no counts */
  statusCounts?: UserStatusCounts
  /** The filters of the list, from the address. */
  filters: UsersFilters
  /**
   * Called with the whole new value, for each key press in the search and each choice, without a
   * debounce. The caller goes back to page 1. Typed text shows at once, however late `filters`
   * follows.
   */
  onFiltersChange: (filters: UsersFilters) => void
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /**
   * The order of the whole list, from the address. The server sorts; the heading of the names changes
   * the order, and goes back to page 1. @default not sortable, and no column with the time of joining
   */
  sorting?: HeldSort | undefined
  /**
   * Renders what can be done with the selected users. They stay selected while the list is
   * filtered or turns its pages. @default users cannot be selected
   */
  bulk?: ((users: SelectedRows<UserRow>) => ReactNode) | undefined
  /** Ids of busy users: their actions wait and a spinner shows. @default none */
  busyIds?: ReadonlySet<string>
}

const noRows: readonly UserRow[] = []

/**
 * The members of the community, page by page, with all actions on them (specification 2.15). It
 * asks before each action and keeps the question itself: the caller provides the actions and the
 * values of the address. Links are derived from the ids: `/users/{id}` and
 * `/users/view-invites/{id}`.
 */
export function UsersScreen({
  users,
  newcomersHref,
  statusCounts = {},
  filters,
  onFiltersChange,
  onPageRequestChange,
  sorting,
  bulk,
  busyIds,
  ...actions
}: UsersScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isRoomy = useMediaQuery(mediaRoomy)
  // A phone has no headings to press, and a Select for the order would push the rows down.
  const isPhone = useMediaQuery(media.mobile)
  const [search, typeSearch] = useLocalSearch(filters.search)
  const page = users.status === 'ready' ? users.data : undefined
  const rows = page?.rows ?? noRows
  const { selected, deselect, selection } = useSelection(rows, { isPage: true })
  const { onDelete } = actions
  const { actionsOf, dialog } = useUserActions({
    ...actions,
    onDelete:
      onDelete &&
      (async (user, reason) => {
        const outcome = await onDelete(user, reason)
        if (outcome !== 'conflict') deselect(new Set([user.id]))
      }),
  })

  const shown: UsersFilters = { search, status: filters.status, badge: filters.badge }
  const isFiltered = search !== '' || shown.status !== 'all' || shown.badge !== 'all'

  const change = (next: UsersFilters) => {
    typeSearch(next.search)
    onFiltersChange(next)
  }
  const clear = () => change(NO_FILTERS)
  const thenHeading = thenFocus(heading)

  const pagination: TablePagination = page
    ? {
        kind: 'server',
        page: page.page,
        pageSize: page.pageSize,
        totalPages: page.totalPages,
        total: page.total,
        hasMore: page.hasMore,
        onChange: onPageRequestChange,
      }
    : 'none'

  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={users} />
      <UserViews
        filters={shown}
        pageSize={page?.pageSize}
        sort={sorting?.sort}
        counts={statusCounts}
      />
      <UsersFilterBar
        filters={shown}
        onChange={change}
        onClear={clear}
        summary={page && (page.hasMore ? text.totalOver : text.total)(page.total)}
      />
      {newcomersHref && shown.status === 'pending' && (
        <Text size="small" tone="muted">
          <span>{text.pendingNote}</span> <Link href={newcomersHref}>{text.newcomersOnDesk}</Link>
        </Text>
      )}
      <LoadableTable content={users} headingRef={heading} errorMessage={text.failed}>
        {(load) => (
          <DataTable
            {...load}
            label={text.title}
            columns={sorting ? (isRoomy ? roomyUsersColumns : sortedUsersColumns) : usersColumns}
            rows={rows}
            rowName={personName}
            rowActions={actionsOf}
            pagination={pagination}
            // Name, Email and Verified are columns from a window of 1,024 px (specification 2.15).
            compactBelow={58}
            narrowBelow={43}
            cardsBelow={32}
            emptyState={
              page && (
                <ListEmpty
                  title={defaults.noData}
                  noneYet={text.noneYet}
                  noneMatch={text.noneMatch}
                  isFiltered={isFiltered}
                  onClear={thenHeading(clear)}
                  paging={{ page, noneOnPage: text.noneOnPage, onPageRequestChange }}
                />
              )
            }
            {...(bulk && { selection })}
            {...(busyIds && { busyIds })}
            {...(sorting && !isPhone && { sorting: { kind: 'server', ...sorting } })}
          />
        )}
      </LoadableTable>
      {bulk?.({ selected, shown: rows, deselect, headingRef: heading })}
      {dialog}
    </Stack>
  )
}
