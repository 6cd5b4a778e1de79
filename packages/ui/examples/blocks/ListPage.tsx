'use client'

import { Button } from '@hearth/ui/components/Button'
import { Stack } from '@hearth/ui/layout/Stack'
import { DataTable, type TableColumn, type TableSort } from '@hearth/ui/patterns/DataTable'
import { ListEmpty } from '@hearth/ui/patterns/EmptyState'
import { ErrorState } from '@hearth/ui/patterns/ErrorState'
import { FilterBar } from '@hearth/ui/patterns/FilterBar'
import { PageHeader } from '@hearth/ui/patterns/PageHeader'

export interface Company {
  id: string
  name: string
  city: string
}

/** What the page shows: keep it in the address, so that a reload shows the same. */
export interface CompanyRequest {
  search: string
  page: number
  pageSize: number
  sort: TableSort | undefined
}

export interface ListPageProps {
  request: CompanyRequest
  onRequestChange: (request: CompanyRequest) => void
  /** One page from the server: the rows before, while the next ones load. */
  companies: { rows: readonly Company[]; total: number }
  /** The rows on the way: the first ones, or those of another request. */
  loading?: 'first' | 'next' | undefined
  /** Set when the rows could not be loaded. */
  onRetry?: (() => void) | undefined
  onAdd: () => void
}

// Outside of the component: with a new list on every render, every row renders again.
const columns: TableColumn<Company>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, render: ({ name }) => name },
  { id: 'city', header: 'City', isSortable: true, render: ({ city }) => city },
]

/** A list with search, order and pages of a server, its empty state and its error. */
export function ListPage(props: ListPageProps) {
  const { request, onRequestChange, companies, onAdd } = props
  const search = (text: string) => onRequestChange({ ...request, search: text, page: 1 })
  return (
    <Stack space="6">
      <PageHeader
        title="Companies"
        actions={
          <Button variant="primary" onPress={onAdd}>
            Add company
          </Button>
        }
      />
      <FilterBar
        label="Filter companies"
        search={{
          label: 'Search',
          placeholder: 'Name or city',
          value: request.search,
          onChange: search,
        }}
        onClear={() => search('')}
        summary={`${companies.total} companies`}
      />
      {props.onRetry ? (
        <ErrorState message="The companies could not be loaded." onRetry={props.onRetry} />
      ) : (
        <CompanyTable {...props} onClear={() => search('')} />
      )}
    </Stack>
  )
}

function CompanyTable({
  request,
  onRequestChange,
  companies: { rows, total },
  loading,
  onClear,
}: ListPageProps & { onClear: () => void }) {
  const { page, pageSize, sort } = request
  return (
    <DataTable
      label="Companies"
      columns={columns}
      rows={rows}
      rowName={({ name }) => name}
      isLoading={loading === 'first'}
      isRefreshing={loading === 'next'}
      sorting={{
        kind: 'server',
        sort,
        onSortChange: (next) => onRequestChange({ ...request, sort: next, page: 1 }),
      }}
      pagination={{
        kind: 'server',
        page,
        pageSize,
        total,
        totalPages: Math.ceil(total / pageSize),
        onChange: (pages) => onRequestChange({ ...request, ...pages }),
      }}
      emptyState={
        <ListEmpty
          title="No companies"
          noneYet="Companies that you add are shown here."
          noneMatch="No company matches the search."
          isFiltered={request.search !== ''}
          onClear={onClear}
        />
      }
    />
  )
}
