import type { TableSort } from '@hearth/ui/patterns/DataTable'
import type { PageRequest } from '@hearth/ui/patterns/Pagination'
import { fromPageRequest, fromSort, toPageRequest, toSort } from '@hearth/ui/text/listAddress'
import { useThrottle } from './useThrottle'

/** The parameters that the address of every list has; most lists add their filters. */
interface ListSearch {
  page: number
  limit: number
  search?: string
  sort?: string
}

/** The part of a route that is used here. */
interface ListRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (to: {
    search: Search
    replace?: boolean
    resetScroll?: boolean
    state: true
  }) => Promise<void>
}

/**
 * Milliseconds between two writes of the address. Safari refuses more than 100 within 10 s, and the
 * router then stops writing.
 */
const WRITE_INTERVAL = 120

/** The search parameters of a list, and handlers for its screen that change them. */
export function listHandlers<Search extends ListSearch>(
  search: Search,
  navigate: ReturnType<ListRoute<Search>['useNavigate']>,
) {
  /** Changes the address without scrolling to the top. */
  const change = (to: Search, options: { replace: boolean }) =>
    void navigate({ search: to, ...options, resetScroll: false, state: true })
  return {
    search,
    /** Page and size in the form that screens take. */
    pageRequest: toPageRequest(search),
    /** Filters the list and goes back to page 1. */
    onFiltersChange: (filters: Partial<Search>) =>
      // Replace the entry while typing: each key press would be a step of the Back button.
      change({ ...search, ...filters, page: 1 }, { replace: filters.search !== search.search }),
    /** Goes to a page, or changes its size. */
    onPageRequestChange: (request: PageRequest) =>
      void navigate({ search: { ...search, ...fromPageRequest(request) }, state: true }),
    /** The order in the form that screens take; another order starts at page 1. */
    sorting: {
      sort: toSort(search.sort),
      onSortChange: (sort: TableSort | undefined) =>
        change({ ...search, sort: fromSort(sort), page: 1 }, { replace: false }),
    },
    /** Goes back to the last page, for usePage. */
    onPastEnd: (page: number) => change({ ...search, page }, { replace: true }),
  }
}

/**
 * The search parameters of a list, and handlers for its screen that change them. The state of the
 * entry in the history stays: a member's page keeps the list that it was opened from. What is typed
 * reaches the address a few times a second.
 */
export function useListSearch<Search extends ListSearch>(route: ListRoute<Search>) {
  const handlers = listHandlers(route.useSearch(), route.useNavigate())
  const { search, onFiltersChange } = handlers
  const filter = useThrottle(onFiltersChange, WRITE_INTERVAL)
  return {
    ...handlers,
    onFiltersChange: (filters: Partial<Search>) =>
      filter(filters, {
        isUrgent: filters.search === undefined || filters.search === search.search,
      }),
  }
}
