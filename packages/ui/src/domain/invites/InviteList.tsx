import { useDeferredValue, useMemo } from 'react'
import { Card } from '../../components/Card/Card'
import { useLocalSearch } from '../../hooks/useLocalSearch'
import { Stack } from '../../layout/Stack/Stack'
import { DataTable, type HeldSort, type TableColumn } from '../../patterns/DataTable/DataTable'
import { EmptyState, ListEmpty } from '../../patterns/EmptyState/EmptyState'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { invitesColumns } from './invitesColumns'
import {
  type InviteStatusFilter,
  type InvitesFilters,
  invitedEmail,
  matchingInvites,
  NO_FILTERS,
  type SentInvite,
} from './invitesModel'
import { invitesText as text } from './invitesText'

/** What is shown of a list of invites: its filters, page and order. */
export interface InviteListStateProps {
  /** The filters of the list, from the address. */
  filters: InvitesFilters
  /**
   * Called with the whole new value, for each key press and choice, without a debounce. The
   * caller goes back to page 1. Typed text shows at once, however late `filters` follows.
   */
  onFiltersChange: (filters: InvitesFilters) => void
  /** Page and page size, from the address. A page past the end shows the last one. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /**
   * The order of the rows, from the address. Another order starts at page 1. @default not sortable
   */
  sorting?: HeldSort | undefined
}

export interface InviteListProps extends InviteListStateProps {
  /** Names the table for screen readers: 'Invites of Maria Silva'. */
  label: string
  /** All of them; undefined while they load. */
  invites: readonly SentInvite[] | undefined
  /** Cancels loading them; see DataTable. */
  onCancel?: (() => void) | undefined
  /** The statuses to filter by. @default those of specification 2.16 */
  statuses?: readonly InviteStatusFilter[]
  /** Why there are none, if no filter is set. */
  noneYet: string
  /** The heading says how many there are: the filter bar counts only what it finds. */
  isCounted?: boolean
  /** @default email, status and date */
  columns?: readonly TableColumn<SentInvite>[]
}

const allStatuses = Object.keys(text.statusOptions) as InviteStatusFilter[]

const none: readonly SentInvite[] = []

/** A list of invites, with search and status filter (specification 2.11, 2.16 and 2.17). */
export function InviteList({
  label,
  invites,
  onCancel,
  filters,
  onFiltersChange,
  statuses = allStatuses,
  pageRequest,
  onPageRequestChange,
  sorting,
  noneYet,
  isCounted = false,
  columns = invitesColumns,
}: InviteListProps) {
  const [search, typeSearch] = useLocalSearch(filters.search)
  const wanted = useDeferredValue(search)
  const { status } = filters
  const isFiltered = wanted !== '' || status !== 'all'
  const found = useMemo(
    () => invites && matchingInvites(invites, { search: wanted, status }),
    [invites, wanted, status],
  )

  const change = (next: InvitesFilters) => {
    typeSearch(next.search)
    onFiltersChange(next)
  }
  const clear = () => change(NO_FILTERS)

  return (
    <Stack space="page">
      <FilterBar
        label={text.filters}
        search={{
          label: text.search,
          placeholder: text.searchPlaceholder,
          value: search,
          onChange: (next) => change({ search: next, status }),
        }}
        filters={[
          {
            label: text.status,
            options: statuses.map((value) => ({ value, label: text.statusOptions[value] })),
            value: status,
            neutral: NO_FILTERS.status,
            onChange: (next: InviteStatusFilter) => change({ search, status: next }),
          },
        ]}
        onClear={clear}
        summary={found && (isFiltered || !isCounted) ? text.total(found.length) : undefined}
      />
      {invites?.length === 0 && !isFiltered ? (
        <Card padding="none">
          <EmptyState title={text.noneTitle} description={noneYet} />
        </Card>
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={found ?? none}
          rowName={invitedEmail}
          isLoading={invites === undefined}
          onCancelLoading={onCancel}
          pagination={{ kind: 'client', ...pageRequest, onChange: onPageRequestChange }}
          {...(sorting && { sorting: { kind: 'client', ...sorting } })}
          emptyState={
            <ListEmpty
              title={text.noneTitle}
              noneYet={noneYet}
              noneMatch={text.noneMatch}
              isFiltered={isFiltered}
              onClear={clear}
            />
          }
        />
      )}
    </Stack>
  )
}
