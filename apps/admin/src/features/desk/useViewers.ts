import type { Answer } from '@hearth/api/operation'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import type { QueueName } from '../../session/ownQueues'

export type Viewer = Answer<'viewCase'>['data'][number]

/** Milliseconds between two calls. The server counts a steward for twice as long. */
const INTERVAL = 10_000

/**
 * Who else looks at a case. Asking tells the others that this person looks at it; while the window
 * is hidden nothing is told. A failure shows nobody: presence is a hint.
 */
export function useViewers(queue: QueueName, id: string | undefined): readonly Viewer[] {
  const { data } = useQuery({
    queryKey: ['viewCase', queue, id],
    // A PUT that is read again and again, so it is a query.
    queryFn: ({ signal }) => api.call('viewCase', { path: { queue, id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    refetchInterval: INTERVAL,
    gcTime: 0,
    retry: false,
  })
  return data?.data ?? []
}
