import { search, searchOf, sort } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

/** The address of citizenship requests: the table, and the id of the reviewed request. */
export const BadgeRequestsSearch = searchOf({
  ...pageFields,
  sort,
  review: search,
})
