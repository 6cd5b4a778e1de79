import { Check } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Heading } from '../../components/Heading/Heading'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { TableColumn, TableSort } from '../DataTable/DataTable'
import { DataTable, useSortedRows } from '../DataTable/DataTable'
import { NewRowsButton } from '../NewRowsButton/NewRowsButton'
import { useHeldRows } from './useHeldRows'

/** A made-up badge request. */
export interface BadgeRequest {
  id: string
  name: string
}

export const request = (id: number, name = `Request ${id}`): BadgeRequest => ({
  id: String(id),
  name,
})

export const first = [request(1), request(2), request(3)]
/** The next poll: one request more, one with another name, one gone. */
export const later = [request(4), request(3), request(2, 'Renamed')]

export const onApprove = fn()

const columns: readonly TableColumn<BadgeRequest>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    isSortable: true,
    sortValue: ({ name }) => name,
    render: ({ name }) => name,
  },
]

export interface PolledListProps {
  /** A dialog about one of the rows is open. */
  isHeld: boolean
  /** The rows of the next poll. */
  next: readonly BadgeRequest[]
}

/**
 * A polled list, held by `useHeldRows`: while the pointer or the focus is in it, or a dialog is
 * open, no row appears, disappears or moves. Not for a list that changes only on request.
 */
export function PolledList({ isHeld, next }: PolledListProps) {
  const [requests, setRequests] = useState<readonly BadgeRequest[]>(first)
  const [sort, setSort] = useState<TableSort>()
  const sorted = useSortedRows(requests, columns, sort)
  const held = useHeldRows(sorted, {
    isHeld,
    orderKey: sort && `${sort.columnId} ${sort.direction}`,
  })
  return (
    <Stack>
      <Inline space="3">
        <Heading level={2} size="section">
          Requests
        </Heading>
        <NewRowsButton count={held.newCount} onPress={held.showNew} />
      </Inline>
      <div {...held.regionProps}>
        <DataTable
          label="Requests"
          columns={columns}
          rows={held.rows}
          rowName={({ name }) => name}
          rowActions={(row) => [
            {
              id: 'approve',
              label: 'Approve',
              icon: <Check />,
              display: 'label',
              disabledReason: held.departedIds.has(row.id) ? 'Already decided' : undefined,
              onPress: () => onApprove(row),
            },
          ]}
          departedIds={held.departedIds}
          sorting={{ kind: 'server', sort, onSortChange: setSort }}
          pagination="none"
        />
      </div>
      <Inline>
        <Button onPress={() => setRequests(next)}>Poll</Button>
      </Inline>
    </Stack>
  )
}
