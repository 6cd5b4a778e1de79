import { batchId, inBatches, undoableIn } from './recordBatches'
import type { RecordEntry } from './recordModel'
import type { RecordUndo } from './recordUndo'

/** Undo for a timeline with batches. The id of a batch stands for all its entries. */
export function useBatchUndo(
  entries: readonly RecordEntry[],
  { onUndo, onUndoMany, busyIds = new Set() }: RecordUndo,
): Pick<RecordUndo, 'onUndo'> & { busyIds: ReadonlySet<string> } {
  const batches = new Map(
    inBatches(entries)
      .filter(({ length }) => length > 1)
      .map((batch) => [batchId(batch), batch]),
  )
  const busyBatches = [...batches].filter(([, batch]) => batch.some(({ id }) => busyIds.has(id)))
  return {
    onUndo:
      onUndo &&
      ((id) => {
        const batch = batches.get(id)
        if (batch) onUndoMany?.(undoableIn(batch))
        else onUndo(id)
      }),
    busyIds: new Set([...busyIds, ...busyBatches.map(([id]) => id)]),
  }
}
