/* How the address of a list names its page and its order. The contract uses the same names. */

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

/** The page of an address in the form that screens take. */
export const toPageRequest = ({ page, limit }: PageSearch): PageRequest => ({
  page,
  pageSize: limit,
})

/** The page that a screen asks for in the form of an address. */
export const fromPageRequest = ({ page, pageSize }: PageRequest): PageSearch => ({
  page,
  limit: pageSize,
})

/** The same page as the parameters of a link. */
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

/** The order in the form of an address. */
export const fromSort = (sort: Sort | undefined): string => {
  if (sort === undefined) return ''
  return sort.direction === 'descending' ? `-${sort.columnId}` : sort.columnId
}
