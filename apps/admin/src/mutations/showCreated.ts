import type { Receipt } from '@hearth/api/operation'
import { showNewRow } from '@hearth/ui/hooks/newRow'

/** Shows the row of what was created, where the answer says its id. */
export function showCreated({ id }: Receipt): void {
  if (id !== undefined) showNewRow(id)
}
