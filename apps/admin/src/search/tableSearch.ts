import { limit, page } from './fields'

/**
 * The parameters of page and size of a list that arrives whole; its screen splits it into pages
 * (specification 9: pages of 50).
 */
export const pageFields = { page, limit: limit(50) }
