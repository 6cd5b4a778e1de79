import type { Receipt } from '@hearth/api/operation'
import { showNewRow } from '@hearth/ui/hooks/newRow'

/** Scrolls to the new row and tints it, if the answer has the id of the new record. */
export function showCreated({ id }: Receipt): void {
  if (id !== undefined) showNewRow(id)
}
