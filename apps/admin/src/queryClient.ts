import { queryDefaults } from '@hearth/api/retry'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { createEnding } from './session/ending'

/** The cache of the panel (specification 9), with one place that hears of every failure. */
export function createQueryClient(onFailure: ReturnType<typeof createEnding>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      ...queryDefaults,
      queries: {
        ...queryDefaults.queries,
        // Each page's loader has just asked for what the page reads: a failure is not asked for again.
        retryOnMount: false,
        refetchOnMount: ({ state }) => state.status !== 'error',
      },
    },
    queryCache: new QueryCache({ onError: (error) => onFailure(error, 'read') }),
    mutationCache: new MutationCache({ onError: (error) => onFailure(error, 'write') }),
  })
}
