import { Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { IconButton } from '../../components/IconButton/IconButton'
import { useRowFocus } from '../../hooks/useRowFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { useConfirm } from '../Confirm/useConfirm'
import type { TableColumn } from '../DataTable/DataTable'
import { DataTable } from '../DataTable/DataTable'
import { EmptyState } from '../EmptyState/EmptyState'

/** A made-up badge request. */
interface BadgeRequest {
  id: string
  name: string
}

const requests = (amount: number): readonly BadgeRequest[] =>
  Array.from({ length: amount }, (_, at) => ({ id: `${at + 1}`, name: `Request ${at + 1}` }))

const columns: readonly TableColumn<BadgeRequest>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, render: ({ name }) => name },
]

const left = (amount: number) => `${amount} ${amount === 1 ? 'request' : 'requests'} left`

export interface DecidedListProps {
  /** How many requests wait for a decision. */
  amount: number
  /** Sends the decision to the server; the question stays open if the promise rejects. */
  onApprove: (name: string) => Promise<unknown>
}

/**
 * Everything that a list needs so that people can work through it from top to bottom: a DataTable
 * does the rest.
 */
export function DecidedList({ amount, onApprove }: DecidedListProps) {
  const [rows, setRows] = useState(() => requests(amount))
  const { ask, dialog } = useConfirm()
  const remove = (id: string) => setRows((now) => now.filter((row) => row.id !== id))
  return (
    <>
      <DataTable
        label="Requests"
        columns={columns}
        rows={rows}
        rowName={({ name }) => name}
        rowActions={({ id, name }) => [
          {
            id: 'approve',
            label: 'Approve',
            icon: <Check />,
            display: 'check',
            onPress: () =>
              ask({
                title: 'Approve request',
                description: 'Are you sure you want to approve this request?',
                detail: name,
                confirmLabel: 'Approve',
                onConfirm: async () => {
                  await onApprove(name)
                  remove(id)
                },
              }),
          },
          {
            id: 'dismiss',
            label: 'Dismiss',
            icon: <X />,
            display: 'cross',
            tone: 'critical',
            onPress: () => remove(id),
          },
        ]}
        emptyState={<EmptyState title="No requests" description="Everything is decided." />}
        remaining={left(rows.length)}
        pagination="none"
      />
      {dialog}
    </>
  )
}

/** A list without a table: its rows need three attributes, and the list a ref. */
export function OwnRows({ amount }: Pick<DecidedListProps, 'amount'>) {
  const [rows, setRows] = useState(() => requests(amount))
  const list = useRef<HTMLDivElement>(null)
  useRowFocus(list)
  return (
    <div ref={list} tabIndex={-1}>
      {rows.length === 0 ? (
        <Card>
          <EmptyState title="No requests" />
        </Card>
      ) : (
        <Stack element="ul" space="2">
          {rows.map(({ id, name }) => (
            <li key={id} data-row-id={id}>
              <Card padding="small">
                <Inline>
                  <span>{name}</span>
                  <IconButton
                    label={`Dismiss ${name}`}
                    icon={<X />}
                    data-action-id="dismiss"
                    onPress={() => setRows(rows.filter((row) => row.id !== id))}
                  />
                </Inline>
              </Card>
            </li>
          ))}
        </Stack>
      )}
    </div>
  )
}

interface ReloadedRowsProps {
  /** The names of the rows, at first and after each reload. */
  reloads: readonly (readonly string[])[]
}

/** Rows that a reload changes while one of them has the focus. */
export function ReloadedRows({ reloads }: ReloadedRowsProps) {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {reloads[at]?.map((name) => (
          <li key={name} data-row-id={name}>
            <Button>{name}</Button>
          </li>
        ))}
      </ul>
      {/* A native button leaves the focus alone when a test clicks it. */}
      <button type="button" onClick={() => setAt(at + 1)}>
        Reload
      </button>
    </>
  )
}
