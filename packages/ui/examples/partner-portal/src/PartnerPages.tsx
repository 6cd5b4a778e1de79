import { DataTable, type TableColumn, type TableSort } from '@hearth/ui/patterns/DataTable'
import { ErrorState } from '@hearth/ui/patterns/ErrorState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Partner } from './Partners'

interface PartnerRequest {
  page: number
  pageSize: number
  sort: TableSort | undefined
}

interface PartnerPage {
  rows: Partner[]
  total: number
}

const columns: TableColumn<Partner>[] = [
  { id: 'name', header: 'Nome', isRowHeader: true, isSortable: true, render: ({ name }) => name },
  { id: 'city', header: 'Cidade', isSortable: true, render: ({ city }) => city },
]

interface PartnerPagesProps {
  /** Reads one page. */
  load: (request: PartnerRequest) => Promise<PartnerPage>
}

export function PartnerPages({ load }: PartnerPagesProps) {
  const [request, setRequest] = useState<PartnerRequest>({ page: 1, pageSize: 25, sort: undefined })
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: ['partners', request],
    queryFn: () => load(request),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return <ErrorState message="A lista não pôde ser carregada." onRetry={() => void refetch()} />
  }
  const { rows = [], total = 0 } = data ?? {}
  return (
    <DataTable
      label="Parceiros"
      columns={columns}
      rows={rows}
      rowName={({ name }) => name}
      isLoading={isPending}
      isRefreshing={isFetching}
      sorting={{
        kind: 'server',
        sort: request.sort,
        onSortChange: (sort) => setRequest({ ...request, sort, page: 1 }),
      }}
      pagination={{
        kind: 'server',
        page: request.page,
        pageSize: request.pageSize,
        total,
        totalPages: Math.ceil(total / request.pageSize),
        onChange: (pages) => setRequest({ ...request, ...pages }),
      }}
    />
  )
}
