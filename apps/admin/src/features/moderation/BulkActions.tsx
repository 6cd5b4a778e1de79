import type { BulkRow } from '@hearth/ui/patterns/BulkDialog'
import { countElsewhere, SelectionBar, selectionActions } from '@hearth/ui/patterns/SelectionBar'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { may } from '../../session/permissions'
import { type Bulk, BulkAction } from './BulkAction'
import type { BulkSpec } from './bulkSpec'
import type { BulkProps } from './LazyBulk'
import { permissionOf } from './moderation'

interface BulkActionsProps<Row> extends BulkProps<Row> {
  /** The actions by their ids, the most frequent first. */
  actions: Readonly<Record<string, BulkSpec<Row>>>
}

const isOver = ({ status }: BulkRow) => status === 'done' || status === 'elsewhere'

/**
 * The bar of the selected rows, with the question and the progress of their actions. Finished rows
 * are deselected; refused or untried rows stay selected for another try.
 */
export function BulkActions<Row extends { id: string }>({
  actions,
  selected,
  shown,
  deselect,
  headingRef,
  onOpenChange,
  draftKey,
}: BulkActionsProps<Row>) {
  const { drafts } = useRouteContext({ from: '__root__' })
  const [bulk, setBulk] = useState(() => drafts.find(draftKey) as Bulk | undefined)
  const isOpen = bulk !== undefined
  const allowed = Object.fromEntries(
    Object.entries(actions).filter(([, { action }]) => may(permissionOf(action))),
  )
  const spec = isOpen && allowed[bulk.actionId]
  useEffect(() => onOpenChange?.(isOpen), [onOpenChange, isOpen])
  return (
    <>
      <SelectionBar
        count={selected.length}
        elsewhere={countElsewhere(selected, shown)}
        actions={selectionActions(selected, allowed, (actionId, rows) =>
          setBulk({ actionId, rows }),
        )}
        onClear={() => {
          deselect()
          headingRef.current?.focus({ preventScroll: true })
        }}
      />
      {spec && (
        <BulkAction
          bulk={bulk}
          spec={spec}
          draftKey={draftKey}
          headingRef={headingRef}
          onPause={(rows) => deselect(new Set(rows.filter(isOver).map(({ id }) => id)))}
          onClose={() => setBulk(undefined)}
        />
      )}
    </>
  )
}
