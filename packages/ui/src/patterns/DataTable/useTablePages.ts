import { useState } from 'react'
import { DEFAULT_PAGE_SIZE, type PageRequest, type PaginationProps } from '../Pagination/Pagination'
import type { TablePagination } from './tableModel'

interface Pages<Row> {
  rows: readonly Row[]
  /** What the Pagination under the table gets; undefined when there is none. */
  pagination: PaginationProps | undefined
}

/** Cuts the page out of the rows, or trusts the server that it has. */
export function useTablePages<Row>(rows: readonly Row[], pagination: TablePagination): Pages<Row> {
  const [own, setOwn] = useState<PageRequest>({
    page: 1,
    pageSize:
      pagination !== 'none' && 'defaultPageSize' in pagination
        ? (pagination.defaultPageSize ?? DEFAULT_PAGE_SIZE)
        : DEFAULT_PAGE_SIZE,
  })
  if (pagination === 'none') return { rows, pagination: undefined }
  if (pagination.kind === 'server') {
    const { kind: _, ...props } = pagination
    return { rows, pagination: props }
  }

  const { pageSize, page, onChange } =
    'onChange' in pagination ? pagination : { ...own, onChange: setOwn }
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize))
  // A filter may have taken the last pages away.
  const shown = Math.min(Math.max(1, page), totalPages)
  return {
    rows: rows.slice((shown - 1) * pageSize, shown * pageSize),
    pagination: { page: shown, pageSize, totalPages, total: rows.length, onChange },
  }
}
