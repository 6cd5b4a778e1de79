import { useMemo, useState } from 'react'
import { DEFAULT_PAGE_SIZE, type PageRequest, type PaginationProps } from '../Pagination/Pagination'

/** The table splits `rows` into pages and keeps page and page size itself. */
interface ClientPagination {
  kind: 'client'
  /** Initial number of rows per page. @default 50 */
  defaultPageSize?: number
  /**
   * The search and the filters as one text, such as `${search} ${status}`: page 1 shows when it
   * changes. A row that comes or goes changes no filter, so the page stays.
   * @default the rows are never filtered
   */
  filterKey?: string
  // Without these TypeScript accepts a page that nobody turns.
  all?: never
  page?: never
  pageSize?: never
  onChange?: never
}

/**
 * The table splits `rows` into pages; page and page size are kept outside (in the address). A
 * handler that sets a filter sets page 1 too.
 */
interface ControlledClientPagination extends PageRequest {
  kind: 'client'
  /** Rows in the whole list, where `rows` are only its first ones. @default the number of rows */
  all?: number | undefined
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onChange: (pageRequest: PageRequest) => void
}

/** `rows` is one page; the server has the others. */
interface ServerPagination extends PageRequest {
  kind: 'server'
  totalPages: number
  /** Rows in the whole list, as counted by the server. */
  total: number
  /** The count ended at `total`, and the list has more rows. @default false */
  hasMore?: boolean | undefined
  /** Called with the new page and page size; a new page size always comes with page 1 (specification 2.15). */
  onChange: (pageRequest: PageRequest) => void
}

export type TablePagination =
  | ClientPagination
  | ControlledClientPagination
  | ServerPagination
  | 'none'

interface Pages<Row> {
  rows: readonly Row[]
  /** Props of the Pagination under the table; undefined if there is none. */
  pagination: PaginationProps | undefined
}

/** Takes the page from the rows, or relies on the server's page. */
export function useTablePages<Row>(rows: readonly Row[], paging: TablePagination): Pages<Row> {
  const pagination = usePagination(rows.length, paging)
  const isClient = paging !== 'none' && paging.kind === 'client'
  const { page = 1, pageSize = 0 } = (isClient && pagination) || {}
  const shown = useMemo(
    () => (isClient ? rows.slice((page - 1) * pageSize, page * pageSize) : rows),
    [rows, isClient, page, pageSize],
  )
  return { rows: shown, pagination }
}

function usePagination(total: number, pagination: TablePagination): PaginationProps | undefined {
  const { defaultPageSize = DEFAULT_PAGE_SIZE, filterKey } =
    pagination !== 'none' && pagination.kind === 'client' && pagination.onChange === undefined
      ? pagination
      : {}
  const [own, setOwn] = useState<PageRequest>({ page: 1, pageSize: defaultPageSize })
  const [shownFilter, setShownFilter] = useState(filterKey)
  if (filterKey !== shownFilter) {
    setShownFilter(filterKey)
    setOwn({ ...own, page: 1 })
  }
  if (pagination === 'none') return undefined
  if (pagination.kind === 'server') {
    const { kind: _, ...props } = pagination
    return props
  }

  const { pageSize, page, onChange } =
    pagination.onChange === undefined ? { ...own, onChange: setOwn } : pagination
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  // The rows of the last pages may be gone.
  const shown = Math.min(Math.max(1, page), totalPages)
  return { page: shown, pageSize, totalPages, total, all: pagination.all, onChange }
}
