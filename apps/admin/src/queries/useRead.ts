import type { Loadable } from '@hearth/ui/loadable'
import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { toLoadable } from './loadable'

/**
 * A read as a screen takes it, and its query result. Until data has arrived, the person may
 * cancel: that aborts the call and counts as a failed load.
 * @param keeps see `toLoadable`
 */
export function useRead<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  keeps = false,
) {
  const client = useQueryClient()
  const result = useQuery(options)
  const onCancel = () => {
    // Not reverted: a reverted load would look as if it had never started.
    void client.cancelQueries({ queryKey: options.queryKey, exact: true }, { revert: false })
  }
  const loadable: Loadable<Data> = toLoadable(result, keeps)
  return {
    result,
    onCancel,
    loadable: loadable.status === 'loading' ? { ...loadable, onCancel } : loadable,
  }
}
