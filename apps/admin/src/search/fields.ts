import * as z from 'zod/mini'

// Parameters that lists share. An invalid value counts as missing: no address is an error.

/** Longest search text that the contract accepts. */
const SEARCH_MAX_LENGTH = 100

const pageSizes = [10, 25, 50, 100] as const

/** Number of a page, from 1. */
export const page = z.catch(
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(1_000_000))),
  1,
)

/** Rows on a page: one of the sizes of specification 9, otherwise the default. */
export const limit = (size: (typeof pageSizes)[number]) =>
  z.catch(z.pipe(z.transform(Number), z.literal(pageSizes)), size)

/** The search text, cut at the length that the contract accepts. */
export const search = z.catch(
  z.string().check(z.overwrite((text) => text.slice(0, SEARCH_MAX_LENGTH))),
  '',
)

/**
 * The order of a list that arrives whole: a column (`name`), descending with a minus (`-name`), or
 * '' for the given order. The screen ignores a column that it cannot sort by.
 */
export { search as sort }
