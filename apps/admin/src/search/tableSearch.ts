import * as z from 'zod/mini'
import { limit, page } from './fields'

/** What the address of a list says of the pageFields in it, when it says nothing (specification 9: pages of 50). */
export const TABLE_DEFAULTS = { page: 1, limit: 50 } as const

/** The parameters of that pageFields. */
export const pageFields = { page, limit: limit(TABLE_DEFAULTS.limit) }

/** The address of a list that comes whole and is cut into pages by its screen. */
export const TableSearch = z.object(pageFields)

/** The pageFields in a list as screens take it. */
export const toPageRequest = ({ page, limit }: z.infer<typeof TableSearch>) => ({
  page,
  pageSize: limit,
})

/** The other way round. */
export const toTableSearch = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  page,
  limit: pageSize,
})
