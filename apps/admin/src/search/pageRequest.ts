import type { PageRequest } from '@hearth/ui/patterns/Pagination'

/** A page in an address and in the contract, which call its size `limit`. */
interface PageSearch {
  page: number
  limit: number
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
