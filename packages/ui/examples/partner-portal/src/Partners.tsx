import { Badge } from '@hearth/ui/components/Badge'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { Stack } from '@hearth/ui/layout/Stack'
import { useConfirm } from '@hearth/ui/patterns/Confirm/useConfirm'
import { DataTable, type TableColumn } from '@hearth/ui/patterns/DataTable'
import { ListEmpty } from '@hearth/ui/patterns/EmptyState'
import { FilterBar } from '@hearth/ui/patterns/FilterBar'
import { PageHeader } from '@hearth/ui/patterns/PageHeader'
import { fold } from '@hearth/ui/text/fold'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

export interface Partner {
  id: string
  name: string
  city: string
  isActive: boolean
}

// Outside of the component: with a new list on every render, every row renders again.
const columns: TableColumn<Partner>[] = [
  {
    id: 'name',
    header: 'Nome',
    isRowHeader: true,
    render: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'city',
    header: 'Cidade',
    isStacked: true,
    render: ({ city }) => city,
    sortValue: ({ city }) => city,
  },
  {
    id: 'status',
    header: 'Situação',
    cardLabel: 'hidden',
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
] as const

type Status = (typeof options)[number]['value']

export interface PartnersProps {
  partners: readonly Partner[]
  isLoading?: boolean
  /** While the promise is pending the question is busy; it closes when the promise resolves. */
  onRemove: (partner: Partner) => Promise<unknown>
}

export function Partners({ partners, isLoading = false, onRemove }: PartnersProps) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Status>('all')
  const { ask, dialog } = useConfirm()
  const rows = partners.filter(
    ({ name, isActive }) =>
      fold(name).includes(fold(search)) && (status === 'all' || isActive === (status === 'active')),
  )
  const clear = () => {
    setSearch('')
    setStatus('all')
  }
  const askToRemove = (partner: Partner) =>
    ask({
      title: 'Remover parceiro',
      description: 'Remover este parceiro do portal?',
      detail: partner.name,
      confirmLabel: 'Remover',
      tone: 'critical',
      onConfirm: async () => {
        await onRemove(partner)
        toast.success('Parceiro removido', { about: partner.name })
      },
    })
  return (
    <Stack space="6">
      <PageHeader title="Parceiros" subtitle="Empresas que atendem a comunidade" />
      <FilterBar
        label="Filtrar parceiros"
        search={{ label: 'Buscar', placeholder: 'Nome', value: search, onChange: setSearch }}
        filters={[
          { label: 'Situação', options, value: status, neutral: 'all', onChange: setStatus },
        ]}
        onClear={clear}
        summary={`${rows.length} parceiros`}
      />
      <DataTable
        label="Parceiros"
        columns={columns}
        rows={rows}
        rowName={({ name }) => name}
        isLoading={isLoading}
        // Below 24rem the table is a list of cards; on a phone it always is.
        cardsBelow={24}
        sorting={{ kind: 'client', defaultSort: { columnId: 'name', direction: 'ascending' } }}
        // The first page shows again when the key changes.
        pagination={{ kind: 'client', defaultPageSize: 10, filterKey: `${status} ${search}` }}
        rowActions={(partner) => [
          {
            id: 'remove',
            label: 'Remover',
            icon: <Trash2 />,
            tone: 'critical',
            onPress: () => askToRemove(partner),
          },
        ]}
        emptyState={
          <ListEmpty
            title="Nenhum parceiro"
            noneYet="Ainda não há parceiros."
            noneMatch="Nenhum parceiro corresponde aos filtros."
            isFiltered={search !== '' || status !== 'all'}
            onClear={clear}
          />
        }
      />
      {dialog}
    </Stack>
  )
}
