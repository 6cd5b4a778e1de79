import type { Answer } from '@hearth/api/operation'
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { api } from '../../api'
import { rowsOf } from '../../queries/rowsOf'

const { queryKey } = api.query('listPendingBadges')

/**
 * The number of waiting citizenship requests, if it is in the cache. It makes no call, and does not
 * keep the list in the cache.
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

/** Hides a stale number, unless it is loading again. */
export function requestCount(client: QueryClient): number | undefined {
  const query = client.getQueryCache().find<Answer<'listPendingBadges'>>({ queryKey })
  if (!query?.state.data || (query.state.isInvalidated && !query.isActive())) return undefined
  return rowsOf(query.state.data)
}
