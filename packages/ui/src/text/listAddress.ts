/* The page and the order in the address of a list. The contract uses the same names. */

interface PageRequest {
  page: number
  pageSize: number
}
interface PageSearch {
  page: number
  limit: number
}
interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** Converts the page of an address for a screen. */
export const toPageRequest = ({ page, limit }: PageSearch): PageRequest => ({
  page,
  pageSize: limit,
})

/** Converts the page of a screen for an address. */
export const fromPageRequest = ({ page, pageSize }: PageRequest): PageSearch => ({
  page,
  limit: pageSize,
})

/** Converts the page of a screen to the parameters of a link. */
export const pageParams = ({ page, pageSize }: PageRequest) => ({
  page: `${page}`,
  limit: `${pageSize}`,
})

/** The order of an address ('name', or '-name' for descending); undefined for an empty one. */
export const toSort = (text = ''): Sort | undefined => {
  if (text === '') return undefined
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' }
}

/** Converts an order for an address. */
export const fromSort = (sort: Sort | undefined): string => {
  if (sort === undefined) return ''
  return sort.direction === 'descending' ? `-${sort.columnId}` : sort.columnId
}
