import * as z from 'zod/mini'
import { search } from '../../search/fields'

/**
 * The filters of /record. Their values are read by the page: its code loads later than this.
 */
export const RecordSearch = z.object({
  who: search,
  what: search,
  member: search,
  from: search,
  to: search,
})
export type RecordSearch = z.infer<typeof RecordSearch>
