import { queryDefaults } from '@hearth/api/retry'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noteMissing } from './features/record/missingRecord'
import { hasJustFailed } from './queries/load'
import type { RouterContext } from './routerContext'
import type { Call, createSending } from './session/ending'

interface CallHandlers extends Pick<RouterContext, 'onFailure'> {
  onSend: ReturnType<typeof createSending>
}

/** The cache of the panel (specification 9). One handler receives every failure. */
export function createQueryClient({ onFailure, onSend }: CallHandlers): QueryClient {
  return new QueryClient({
    defaultOptions: {
      ...queryDefaults,
      queries: {
        ...queryDefaults.queries,
        // The component that shows a failure mounts because of it and must not repeat the read.
        retryOnMount: (query) => !hasJustFailed(query),
        refetchOnMount: (query) => !hasJustFailed(query),
      },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        noteMissing(error)
        onFailure(error, 'read')
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => onSend(mutation),
      // A bulk action may have saved some rows, and its dialog lists them. Treat its failure as
      // that of a read, because the message for changes says that nothing was saved.
      onError: (error, _variables, _result, { meta }) =>
        onFailure(error, (meta?.call as Call | undefined) ?? 'write'),
    }),
  })
}
