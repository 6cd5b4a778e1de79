import * as z from 'zod/mini'
import { limit, page } from './fields'

/** Defaults for the address of a table (specification 9: pages of 50). */
export const TABLE_DEFAULTS = { page: 1, limit: 50 } as const

/** The parameters of page and size. */
export const pageFields = { page, limit: limit(TABLE_DEFAULTS.limit) }

/** The address of a list that arrives whole; its screen splits it into pages. */
export const TableSearch = z.object(pageFields)
