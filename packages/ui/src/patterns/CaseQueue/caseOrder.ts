/** Where a case is among those that wait, and its neighbours. */
export interface CaseOrder {
  /** From 1; 0 if it does not wait. */
  at: number
  total: number
  previousId: string | undefined
  nextId: string | undefined
}

/**
 * The order in which cases are worked: that of the list, without those that somebody has decided. A
 * case that is not in the list is followed by the first one.
 */
export function caseOrder(
  rows: readonly { id: string }[],
  departedIds: ReadonlySet<string>,
  id: string,
): CaseOrder {
  const waits = ({ id: one }: { id: string }) => !departedIds.has(one)
  const place = rows.findIndex((row) => row.id === id)
  const waiting = rows.filter(waits)
  return {
    at: waiting.findIndex((row) => row.id === id) + 1,
    total: waiting.length,
    previousId: rows.slice(0, Math.max(place, 0)).findLast(waits)?.id,
    nextId: rows.slice(place + 1).find(waits)?.id,
  }
}
