import * as z from 'zod/mini'
import { limit, page } from './fields'

/** Defaults for the address of a list (specification 9: pages of 50). */
export const TABLE_DEFAULTS = { page: 1, limit: 50 } as const

/** The parameters of page and size. */
export const pageFields = { page, limit: limit(TABLE_DEFAULTS.limit) }

/** The address of a list that arrives whole; its screen splits it into pages. */
export const TableSearch = z.object(pageFields)

/** The page and size in the form that screens take. */
export const toPageRequest = ({ page, limit }: z.infer<typeof TableSearch>) => ({
  page,
  pageSize: limit,
})

/** The reverse. */
export const toTableSearch = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  page,
  limit: pageSize,
})
