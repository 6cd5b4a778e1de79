import type { DefaultOptions } from '@tanstack/react-query'
import { ApiError, isInvalidSignature } from './error'

const second = 1000
const tries = 3
const longestWait = 30 * second

/**
 * Whether a query is worth another try: no answer, a 5xx, or an answer of the wrong shape. A 4xx
 * is an answer (specification 9), and so is the 500 that ends a session. An error that does not
 * come from a call will not go away by itself.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError) || isInvalidSignature(error)) return false
  return error.kind !== 'http' || (error.status ?? 0) >= 500
}

/** Whether to repeat a read: a backend that answers JSON of the wrong shape will do so again. */
export const isRepeatable = (error: unknown): boolean =>
  isTransient(error) && !(error instanceof ApiError && error.misfit !== undefined)

/** 1 s, 2 s, 4 s ... or as long as the server asks for, at most 30 s (section 9). */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
  return Math.min(Math.max(second * 2 ** failures, asked * second), longestWait)
}

/**
 * The cache and retry rules of section 9, for `new QueryClient({ defaultOptions: queryDefaults
 * })`.
 *
 * Calls go out whatever the browser thinks of the network: it counts a machine with nothing but
 * loopback as offline, and a paused change would look busy for ever.
 */
export const queryDefaults = {
  queries: {
    retry: (failures: number, error: Error) => failures < tries && isRepeatable(error),
    retryDelay,
    /** Unused data is kept 5 minutes. */
    gcTime: 300 * second,
    /** Data younger than this is shown again without a new call. */
    staleTime: 30 * second,
    networkMode: 'always',
    refetchOnReconnect: true,
    /** Polling pauses while the page is hidden. */
    refetchIntervalInBackground: false,
  },
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions
