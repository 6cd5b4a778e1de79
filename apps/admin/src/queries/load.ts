import { ApiError } from '@hearth/api/error'
import { isRepeatable } from '@hearth/api/retry'
import { serverNow } from '@hearth/api/serverTime'
import type { QueryClient, QueryKey, QueryState, UseQueryOptions } from '@tanstack/react-query'

/**
 * How long a loader does not repeat a refused call, in milliseconds: a loader runs when the
 * pointer moves over a link, and again when the link is pressed.
 */
const REFUSAL_LIFETIME = 10_000

/** How long a component that mounts does not repeat any failed read, in milliseconds. */
const FAILURE_LIFETIME = 1_000

/**
 * For loaders: starts the reads of a page without waiting. The page shows at once, and each part
 * shows whether its own read is loading or has failed.
 */
export function start<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  if (isRefused(client.getQueryState(options.queryKey))) return
  client.query(options).catch(noop)
}

/**
 * Whether a read has just failed, so that a component that mounts does not repeat it. The loader, or the
 * component that the failure replaced, has already tried it.
 */
export const hasJustFailed = ({ state }: { state: QueryState<unknown, Error> }): boolean =>
  state.status === 'error' &&
  (Date.now() < state.errorUpdatedAt + FAILURE_LIFETIME || isRefused(state))

/**
 * Whether the server has just given an answer that will not change, or has asked to be left alone
 * for a while.
 */
function isRefused(state: QueryState<unknown, Error> | undefined): boolean {
  if (state?.status !== 'error') return false
  const { error, errorUpdatedAt } = state
  if (!(error instanceof ApiError) || isRepeatable(error)) return false
  const mayRetry = error.retryAt === undefined || error.retryAt <= serverNow()
  return !mayRetry || Date.now() < errorUpdatedAt + REFUSAL_LIFETIME
}

const noop = () => {}
