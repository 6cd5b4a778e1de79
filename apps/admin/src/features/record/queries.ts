import type { MemberEvent } from '@hearth/ui/domain/record'
import type { Loadable } from '@hearth/ui/loadable'
import type { RecordEntry } from '@hearth/ui/screens/record/RecordScreen'
import type { Trashed } from '@hearth/ui/screens/trash/TrashScreen'
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { api } from '../../api'
import { mapLoadable, toLoadable } from '../../queries/loadable'
import { cancellable, useCancel } from '../../queries/useRead'

type RecordQuery = Partial<Record<'actor' | 'kinds' | 'subject' | 'from' | 'to', string>>

/** The parameters of one page: its size, and the cursor of the previous page. */
type Cursor = { limit: number; before?: string }

/** The record in the form that screens take. */
export function useRecord(query: RecordQuery) {
  const { rows, ...more } = usePages(
    (cursor) => api.query('listRecord', { query: { ...query, ...cursor } }),
    { placeholderData: keepPreviousData },
  )
  const entries: Loadable<readonly RecordEntry[]> = rows
  return { entries, ...more }
}

/** The timeline of a member, in the form that the member's page takes. */
export function useTimeline(id: string) {
  const { rows, ...more } = usePages((query) =>
    api.query('listUserTimeline', { path: { id }, query }),
  )
  const events: Loadable<readonly MemberEvent[]> = rows
  return { events, ...more }
}

/** The trash in the form that its screen takes. */
export function useTrash(kind: Trashed['kind'] | undefined) {
  const { rows, ...more } = usePages(
    (cursor) => api.query('listTrash', { query: { ...(kind && { kind }), ...cursor } }),
    { placeholderData: keepPreviousData },
  )
  const trash: Loadable<readonly Trashed[]> = rows
  return { trash, ...more }
}

interface Page<Row> {
  data: readonly Row[]
  /** The cursor of the next page. */
  next: string | null
}

/** The parts of the result of `api.query` that are used here. */
interface Read<Row, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<Page<Row>, Key> | SkipToken
}

/** Rows on a page. */
const PAGE_SIZE = 50

/**
 * A list that loads page after page, with the rows of all pages so far. Its key begins with the key
 * of the call, so that changes reload it. Each page is also cached as a read of its own, so that a
 * reload can get 304 for it. Only the list retries.
 */
function usePages<Row, Key extends QueryKey>(
  read: (cursor: Cursor) => Read<Row, Key>,
  options?: { placeholderData: typeof keepPreviousData },
) {
  const queryKey = [...read({ limit: PAGE_SIZE }).queryKey, 'pages']
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ client, pageParam, signal }) => {
      const page = read({ limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) })
      signal.addEventListener('abort', () => {
        void client.cancelQueries({ queryKey: page.queryKey, exact: true })
      })
      return client.fetchQuery({ ...page, retry: false })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...options,
  })
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = result
  // If the next page fails, keep the rows and show the failure below them.
  const shown = { ...result, isRefetchError: result.isRefetchError && !isFetchNextPageError }
  const onCancel = useCancel(queryKey)
  return {
    rows: mapLoadable(cancellable(toLoadable(shown), onCancel), ({ pages }) =>
      pages.flatMap(({ data }) => data),
    ),
    onLoadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadMoreStatus: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
  } as const
}
