import type { Loadable } from '@hearth/ui/loadable'
import type { RecordEntry } from '@hearth/ui/screens/record/RecordScreen'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { mapLoadable, toLoadable } from '../../queries/loadable'

type RecordQuery = Partial<Record<'actor' | 'kinds' | 'subject' | 'from' | 'to', string>>

/** Entries on a page. */
const PAGE_SIZE = 50

/**
 * The record, page after page. Its key begins with that of the call, so that every change reloads
 * it.
 */
const recordPages = (query: RecordQuery, limit = PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: [...api.query('listRecord', { query: { ...query, limit } }).queryKey, 'pages'],
    queryFn: ({ client, pageParam }) =>
      client.fetchQuery(
        api.query('listRecord', {
          query: { ...query, limit, ...(pageParam && { before: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** The record in the form that screens take. */
export function useRecord(query: RecordQuery) {
  const result = useInfiniteQuery(recordPages(query))
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = result
  // A failed next page removes nothing, and is said below the others.
  const shown = { ...result, isRefetchError: result.isRefetchError && !isFetchNextPageError }
  const entries: Loadable<readonly RecordEntry[]> = mapLoadable(toLoadable(shown), ({ pages }) =>
    pages.flatMap(({ data }) => data),
  )
  return {
    entries,
    onLoadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadMoreStatus: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
  } as const
}
