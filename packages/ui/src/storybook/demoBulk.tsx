import { type ReactNode, useEffect, useState } from 'react'
import type { BulkDescription, BulkRow } from '../patterns/BulkDialog/BulkDialog'
import { BulkDialog } from '../patterns/BulkDialog/BulkDialog'
import type { SelectedRows } from '../patterns/DataTable/DataTable'
import {
  countElsewhere,
  SelectionBar,
  selectionActions,
} from '../patterns/SelectionBar/SelectionBar'

type Descriptions<Row> = Readonly<Record<string, BulkDescription<Row>>>

interface DemoBulkProps<Row> extends SelectedRows<Row> {
  actions: Descriptions<Row>
  onConfirm: (actionId: string, ids: readonly string[]) => void
}

function DemoBulk<Row extends { id: string }>({
  actions,
  onConfirm,
  selected,
  shown,
  deselect,
  headingRef,
  onOpenChange,
}: DemoBulkProps<Row>) {
  const [bulk, setBulk] = useState<{ actionId: string; rows: readonly BulkRow[] }>()
  const [isDone, setIsDone] = useState(false)
  // The app loads the bar with the first selection.
  const [isLoaded, setIsLoaded] = useState(false)
  if (!isLoaded && selected.length > 0) setIsLoaded(true)
  const isOpen = bulk !== undefined
  useEffect(() => onOpenChange?.(isOpen), [onOpenChange, isOpen])
  const action = bulk && actions[bulk.actionId]
  const close = () => {
    setBulk(undefined)
    setIsDone(false)
  }
  if (!isLoaded) return null
  return (
    <>
      <SelectionBar
        count={selected.length}
        elsewhere={countElsewhere(selected, shown)}
        actions={selectionActions(selected, actions, (actionId, rows) =>
          setBulk({ actionId, rows }),
        )}
        onClear={() => deselect()}
      />
      {action && (
        <BulkDialog
          {...action.question(bulk.rows.length)}
          isOpen
          confirmLabel={action.label}
          {...(action.tone && { tone: action.tone })}
          rows={isDone ? bulk.rows.map((row) => ({ ...row, status: 'done' })) : bulk.rows}
          state={{ status: isDone ? 'finished' : 'asking' }}
          fallbackFocus={headingRef}
          onConfirm={() => {
            const ids = bulk.rows.map(({ id }) => id)
            onConfirm(bulk.actionId, ids)
            setIsDone(true)
            deselect(new Set(ids))
          }}
          onStop={close}
          onResume={close}
          onClose={close}
        />
      )}
    </>
  )
}

/** The actions on selected rows as the app renders them, with calls that succeed at once. */
export const demoBulk =
  <Row extends { id: string }>(
    actions: Descriptions<Row>,
    onConfirm: DemoBulkProps<Row>['onConfirm'] = () => {},
  ) =>
  (rows: SelectedRows<Row>): ReactNode => (
    <DemoBulk {...rows} actions={actions} onConfirm={onConfirm} />
  )
