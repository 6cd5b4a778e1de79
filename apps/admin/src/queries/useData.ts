import type { Loadable } from '@hearth/ui/loadable'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { type LoadableOptions, mapLoadable } from './loadable'
import { useRead } from './useRead'

/**
 * A read of an answer that wraps its value in `data`. It does not use `select`: that would drop
 * `leftOut`, as it is beside `data`.
 */
export const useData = <Answer extends { data: unknown }, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
  loadableOptions?: LoadableOptions,
): Loadable<Answer['data']> =>
  mapLoadable(
    useRead(options, loadableOptions).loadable,
    ({ data }: Answer): Answer['data'] => data,
  )
