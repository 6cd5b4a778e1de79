import { queryDefaults } from '@hearth/api/retry'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** The cache of the panel (specification 9), with one place that hears of every failure. */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    defaultOptions: queryDefaults,
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  })
}
