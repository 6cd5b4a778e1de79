import { painted } from './painted'

/** How long a new row is tinted, in milliseconds. */
const TINTED = 2_000

/** How long a row may take to appear, in milliseconds: its list may be on another page. */
const PATIENCE = 60_000

let awaited: { id: string; until: number } | undefined

/**
 * Scrolls to the row of a record that was created or restored, and tints it: at once, or as soon as
 * a list shows it. There is one new row at a time.
 * @param id of the record, that its row has as `data-row-id`
 */
export function showNewRow(id: string): void {
  awaited = { id, until: Date.now() + PATIENCE }
  void revealNewRow(() => document)
}

/**
 * Reveals the awaited row if a list has it. Waits for a paint: a new page first scrolls to its top.
 * @param listOf called after that paint: a list that mounts has no element before
 */
export async function revealNewRow(listOf: () => ParentNode | null): Promise<void> {
  if (awaited === undefined || Date.now() > awaited.until) return
  await painted()
  if (awaited === undefined) return
  const row = listOf()?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(awaited.id)}"]`)
  if (!row?.isConnected) return
  awaited = undefined
  row.dataset.newRow = ''
  row.scrollIntoView({ block: 'nearest' })
  setTimeout(() => {
    delete row.dataset.newRow
  }, TINTED)
}
