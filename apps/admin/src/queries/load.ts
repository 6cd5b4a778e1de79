import { ApiError } from '@hearth/api/error'
import { isTransient } from '@hearth/api/retry'
import type { QueryClient, QueryKey, QueryState, UseQueryOptions } from '@tanstack/react-query'

/**
 * How long an answer that refuses is not asked for again by a loader, in milliseconds: a loader runs when
 * the pointer comes over a link, and once more when the link is pressed.
 */
const REFUSAL_LIFETIME = 10_000

/**
 * Starts reads for a page and does not wait: the page shows at once and tells by itself how each of
 * them went. For loaders.
 */
export function start<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  if (isRefused(client.getQueryState(options.queryKey))) return
  client.query(options).catch(noop)
}

/** Whether the server has just said no, or said how long it wants to be left alone. */
function isRefused(state: QueryState<unknown, Error> | undefined): boolean {
  if (state?.status !== 'error') return false
  const { error, errorUpdatedAt } = state
  if (!(error instanceof ApiError) || isTransient(error)) return false
  return Date.now() < Math.max(error.retryAt?.getTime() ?? 0, errorUpdatedAt + REFUSAL_LIFETIME)
}

const noop = () => {}
