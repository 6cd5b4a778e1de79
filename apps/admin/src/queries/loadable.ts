import { ApiError } from '@hearth/api/error'
import { missingFrom } from '@hearth/api/operation'
import type { Loadable } from '@hearth/ui/loadable'

/** The parts of a query's result that decide what a screen shows. */
interface Result<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  isRefetchError: boolean
  isPlaceholderData: boolean
  dataUpdatedAt: number
  errorUpdateCount: number
  refetch: () => unknown
}

export interface LoadableOptions {
  /**
   * Loaded data stays after every failure, even a 404, and a failed load stays failed during a
   * retry: for reads that poll, and for forms. @default false
   */
  keepOnError?: boolean
}

/**
 * A query's result as a screen takes it. Loaded data stays, marked as stale, while its reload
 * fails. A record that is gone (404) is not shown as if it existed.
 */
export function toLoadable<T>(
  result: Result<T>,
  { keepOnError = false }: LoadableOptions = {},
): Loadable<T> {
  const { data, error, isError, isRefetchError, isPlaceholderData } = result
  const { dataUpdatedAt, errorUpdateCount } = result
  const leftOut = missingFrom(data)
  const isGone = !keepOnError && error instanceof ApiError && error.status === 404
  if (data !== undefined && !isGone) {
    return {
      status: 'ready',
      data,
      isRefreshing: isPlaceholderData,
      ...(leftOut > 0 && { leftOut }),
      ...(isRefetchError && { stale: { since: new Date(dataUpdatedAt) } }),
    }
  }
  if (isError || (keepOnError && errorUpdateCount > 0)) {
    return { status: 'failed', onRetry: () => void result.refetch() }
  }
  return { status: 'loading' }
}

/** The same state with another value. */
export function mapLoadable<T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { ...loadable, data: map(loadable.data) } : loadable
}
