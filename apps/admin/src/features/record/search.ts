import { type SearchOf, search, searchOf } from '../../search/fields'

/**
 * The filters of /record. Their values are read by the page: its code loads later than this.
 */
export const RecordSearch = searchOf({
  who: search,
  what: search,
  member: search,
  from: search,
  to: search,
})
export type RecordSearch = SearchOf<typeof RecordSearch>

/** What /trash shows: a kind, or everything. */
export const TrashSearch = searchOf({ kind: search })
