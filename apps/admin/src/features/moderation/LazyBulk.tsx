import type { SelectedRows } from '@hearth/ui/patterns/DataTable'
import { useRouteContext } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { MissingPart } from '../../deployment/lazyPart'

/** The actions on the selected rows of a list. */
export interface BulkProps<Row> extends SelectedRows<Row> {
  /** Key of the draft that keeps unfinished rows when the session ends; unique in the panel. */
  draftKey: string
}

interface LazyBulkProps<Row> extends BulkProps<Row> {
  /** Loads the code. Pass the same function at every render. */
  load: () => Promise<ComponentType<BulkProps<Row>>>
}

/**
 * The actions on selected rows. Their code loads when the list is idle, at the latest with the first selection, or to resume an action
 * that the end of a session interrupted. If it fails to load, the bar offers a reload, and the next
 * selection tries again.
 */
export function LazyBulk<Row>({ load, ...props }: LazyBulkProps<Row>) {
  const { drafts } = useRouteContext({ from: '__root__' })
  const [Bulk, setBulk] = useState<ComponentType<BulkProps<Row>>>()
  const [isMissing, setMissing] = useState(false)
  const count = props.selected.length
  const isInterrupted = drafts.find(props.draftKey) !== undefined
  useEffect(() => loadWhenIdle(load), [load])
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
