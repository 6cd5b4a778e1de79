import { useMemo, useState } from 'react'
import { DEFAULT_PAGE_SIZE, type PageRequest, type PaginationProps } from '../Pagination/Pagination'

/** The table splits `rows` into pages and keeps page and page size itself. */
interface ClientPagination {
  kind: 'client'
  /** Initial number of rows per page. @default 50 */
  defaultPageSize?: number
}

/** The table splits `rows` into pages; page and page size are kept outside (in the address). */
interface ControlledClientPagination extends PageRequest {
  kind: 'client'
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onChange: (pageRequest: PageRequest) => void
}

/** `rows` is one page; the server has the others. */
interface ServerPagination extends PageRequest {
  kind: 'server'
  totalPages: number
  /** Rows in the whole list, as counted by the server. */
  total: number
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
  const [own, setOwn] = useState<PageRequest>({
    page: 1,
    pageSize:
      pagination !== 'none' && 'defaultPageSize' in pagination
        ? (pagination.defaultPageSize ?? DEFAULT_PAGE_SIZE)
        : DEFAULT_PAGE_SIZE,
  })
  if (pagination === 'none') return undefined
  if (pagination.kind === 'server') {
    const { kind: _, ...props } = pagination
    return props
  }

  const { pageSize, page, onChange } =
    'onChange' in pagination ? pagination : { ...own, onChange: setOwn }
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  // A filter may have removed the last pages.
  const shown = Math.min(Math.max(1, page), totalPages)
  return { page: shown, pageSize, totalPages, total, onChange }
}
