import { Badge } from '@hearth/ui/components/Badge'
import { Stack } from '@hearth/ui/layout/Stack'
import { DataTable, type TableColumn } from '@hearth/ui/patterns/DataTable'
import { FilterBar } from '@hearth/ui/patterns/FilterBar'
import { PageHeader } from '@hearth/ui/patterns/PageHeader'
import { fold } from '@hearth/ui/text/fold'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from './api'
import type { components } from './api/schema.gen'
import { InvitePartner } from './InvitePartner'

type Partner = components['schemas']['Partner']

const columns: TableColumn<Partner>[] = [
  { id: 'name', header: 'Nome', isRowHeader: true, render: ({ name }) => name },
  { id: 'city', header: 'Cidade', isStacked: true, render: ({ city }) => city },
  {
    id: 'status',
    header: 'Situação',
    isBadges: true,
    render: ({ isActive }) => (
      <Badge tone={isActive ? 'positive' : 'caution'}>{isActive ? 'Ativo' : 'Convidado'}</Badge>
    ),
  },
]
const options = [
  { value: 'all', label: 'Todos' },
  { value: 'active', label: 'Ativos' },
  { value: 'invited', label: 'Convidados' },
]

export function Partners() {
  const { data, isPending } = useQuery(api.query('listPartners'))
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('all')
  const rows = (data?.data ?? []).filter(
    ({ name, isActive }) =>
      fold(name).includes(fold(search)) && (status === 'all' || isActive === (status === 'active')),
  )
  return (
    <Stack space="6">
      <PageHeader title="Parceiros" subtitle="Empresas que atendem a comunidade" />
      <FilterBar
        label="Filtrar parceiros"
        search={{ label: 'Buscar', placeholder: 'Nome', value: search, onChange: setSearch }}
        filters={[
          { label: 'Situação', options, value: status, neutral: 'all', onChange: setStatus },
        ]}
        onClear={() => {
          setSearch('')
          setStatus('all')
        }}
        summary={`${rows.length} parceiros`}
      />
      <DataTable
        label="Parceiros"
        columns={columns}
        rows={rows}
        rowName={({ name }) => name}
        isLoading={isPending}
      />
      <InvitePartner />
    </Stack>
  )
}
