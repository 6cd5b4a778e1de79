import type { SelectedRows } from '@hearth/ui/patterns/DataTable'
import { useRouteContext } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { MissingPart } from '../../deployment/lazyPart'

/** The actions on the selected rows of a list. */
export interface BulkProps<Row> extends SelectedRows<Row> {
  /** Under which the rest of an action waits when the session ends; unique in the panel. */
  draftKey: string
}

interface LazyBulkProps<Row> extends BulkProps<Row> {
  /** Loads their code. Keep its identity. */
  load: () => Promise<ComponentType<BulkProps<Row>>>
}

/**
 * The actions on selected rows, loaded with the first selection, or to go on with what the end of
 * a session has interrupted. If they fail to load, it offers a reload, and the next selection
 * tries again.
 */
export function LazyBulk<Row>({ load, ...props }: LazyBulkProps<Row>) {
  const { drafts } = useRouteContext({ from: '__root__' })
  const [Bulk, setBulk] = useState<ComponentType<BulkProps<Row>>>()
  const [isMissing, setMissing] = useState(false)
  const count = props.selected.length
  const isInterrupted = drafts.find(props.draftKey) !== undefined
  useEffect(() => {
    if (Bulk || (count === 0 && !isInterrupted)) return
    load().then(
      (component) => setBulk(() => component),
      () => setMissing(true),
    )
  }, [load, Bulk, count, isInterrupted])
  if (isMissing) return <MissingPart onClose={() => setMissing(false)} />
  return Bulk && <Bulk {...props} />
}
