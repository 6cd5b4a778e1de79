import type { Loadable } from '@hearth/ui/loadable'
import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type LoadableOptions, toLoadable } from './loadable'

/** Cancels a read that the person does not wait for, and aborts its call. */
export function useCancel(queryKey: QueryKey): () => void {
  const client = useQueryClient()
  return () => {
    // Don't revert: the load would look as if it had never started.
    void client.cancelQueries({ queryKey, exact: true }, { revert: false })
  }
}

/** The same state, and while it loads a way to cancel it. */
export const cancellable = <Data>(
  loadable: Loadable<Data>,
  onCancel: () => void,
): Loadable<Data> => (loadable.status === 'loading' ? { ...loadable, onCancel } : loadable)

/**
 * A read as a screen takes it, and its query result. Until data has arrived, the person may
 * cancel: that counts as a failed load.
 */
export function useRead<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  loadableOptions?: LoadableOptions,
) {
  const result = useQuery(options)
  const onCancel = useCancel(options.queryKey)
  const loadable = cancellable(toLoadable(result, loadableOptions), onCancel)
  return { result, onCancel, loadable }
}
