import * as z from 'zod/mini'
import { search, sort } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

/** The address of citizenship requests: the table, and the id of the reviewed request. */
export const BadgeRequestsSearch = z.object({
  ...pageFields,
  sort,
  review: search,
})
