/** Choices of rows per page in every table (specification 9). */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** Rows per page unless told otherwise (specification 9). */
export const DEFAULT_PAGE_SIZE = 50
