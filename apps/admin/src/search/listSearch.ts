import { stripSearchParams } from '@tanstack/react-router'
import { type ReadSearch, readSearch } from './fields'

/**
 * Route options of a list, to spread: validates the search parameters and leaves defaults out of
 * the address.
 * @param read see `searchOf`: it has a default for each field
 */
export const listSearch = <Search extends object>(read: ReadSearch<Search>) => ({
  validateSearch: read,
  search: { middlewares: [stripSearchParams<Search>(readSearch(read, {}))] },
})
