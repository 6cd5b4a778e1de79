import type { Loadable } from '@hearth/ui/loadable'
import type { PageRequest } from '@hearth/ui/patterns/Pagination'
import { toPageRequest } from '@hearth/ui/text/listAddress'
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mapLoadable } from './loadable'
import { useRead } from './useRead'

/** An answer with one page of a list. */
interface PageAnswer {
  data: readonly unknown[]
  pagination: { total: number; totalPages: number; hasMore?: boolean | undefined }
}

/** One page of a list in the form that screens take. */
interface Page<Rows> extends PageRequest {
  rows: Rows
  total: number
  totalPages: number
  /** More rows match than `total`; the pages end there. */
  hasMore: boolean | undefined
}

/**
 * One page of a list that the server splits into pages: the previous page stays visible while the
 * next one loads. Goes back to the last page when the requested page is past it, for example after
 * a deletion.
 * @param options the call of the page
 * @param search page and size in the address
 * @param onPastEnd called with the last page
 */
export function usePage<Answer extends PageAnswer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
  { page, limit }: { page: number; limit: number },
  onPastEnd: (lastPage: number) => void,
) {
  const { result, loadable } = useRead({ ...options, placeholderData: keepPreviousData })
  // The server's answer for this very page; undefined until it arrives.
  const settled = result.isPlaceholderData ? undefined : result.data?.pagination

  const lastPage = Math.max(settled?.totalPages ?? page, 1)
  // A cached answer may be older than the list: by now it may reach this page.
  const isPastEnd = page > lastPage && !result.isFetching
  const goBack = useEffectEvent(onPastEnd)
  useEffect(() => {
    if (isPastEnd) goBack(lastPage)
  }, [isPastEnd, lastPage])

  const shown: Loadable<Page<Answer['data']>> = mapLoadable(loadable, ({ data, pagination }) => ({
    rows: data,
    ...toPageRequest({ page, limit }),
    total: pagination.total,
    totalPages: pagination.totalPages,
    hasMore: pagination.hasMore,
  }))
  return { shown, settled }
}
