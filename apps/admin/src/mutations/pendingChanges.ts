import type { MutationId } from '@hearth/api/operation'
import { useMutationState } from '@tanstack/react-query'
import { pendingCalls } from './useAction'

/** Variables of a call whose record shows the change before the server answers. */
interface OptimisticVariables<Change> {
  path: { id: string }
  change: Change
}

/** Changes without an answer yet, by the id of their record. */
export type PendingChanges<Change> = ReadonlyMap<string, Change>

/**
 * The changes of these calls that are under way. They end with the answer: by then the record is
 * loaded again, or the call has failed and the record is as before.
 */
export function usePendingChanges<Change extends object>(
  ...ids: readonly MutationId[]
): PendingChanges<Change> {
  const pending = useMutationState({
    filters: pendingCalls(ids),
    select: ({ state }) => state.variables as OptimisticVariables<Change>,
  })
  return new Map(pending.map(({ path, change }) => [path.id, change]))
}

/** Records with their pending changes; the same list when it has none. */
export function withPending<Row extends { id: string }, Change extends Partial<Row>>(
  rows: readonly Row[],
  pending: PendingChanges<Change>,
): readonly Row[] {
  if (!rows.some(({ id }) => pending.has(id))) return rows
  return rows.map((row) => (pending.has(row.id) ? { ...row, ...pending.get(row.id) } : row))
}
