import { pageFields, search, searchOf, sort } from '../../search/fields'

/** The address of citizenship requests: the table, and the id of the reviewed request. */
export const BadgeRequestsSearch = searchOf({
  ...pageFields,
  sort,
  review: search,
})
