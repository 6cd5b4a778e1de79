import type { Answer } from '@hearth/api/operation'
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { api } from '../../api'
import { rowsOf } from '../../queries/rowsOf'

const { queryKey } = api.query('listPendingBadges')

/**
 * How many citizenship requests wait, if a page has loaded them lately. It asks for nothing, and
 * does not keep the list in the cache: what nobody loads any more is forgotten, not shown.
 */
export function useRequestCount(): number | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    useCallback(
      (onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
      [client],
    ),
    () => requestCount(client),
  )
}

/** A number that is known to be wrong is only shown while somebody loads it again. */
export function requestCount(client: QueryClient): number | undefined {
  const query = client.getQueryCache().find<Answer<'listPendingBadges'>>({ queryKey })
  if (!query?.state.data || (query.state.isInvalidated && !query.isActive())) return undefined
  return rowsOf(query.state.data)
}
