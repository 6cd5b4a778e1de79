import { limit, oneOf, page, type SearchOf, search, searchOf } from '../../search/fields'

/** Defaults for the address of /users (specification 9: pages of 10, from 1). */
export const USERS_DEFAULTS = {
  page: 1,
  limit: 10,
  search: '',
  status: 'all',
  badge: 'all',
  sort: '',
} as const

export const UsersSearch = searchOf({
  page,
  limit: limit(USERS_DEFAULTS.limit),
  search,
  status: oneOf(['verified', 'pending', 'banned', 'all'], USERS_DEFAULTS.status),
  badge: oneOf(['approved', 'pending', 'notApplied', 'all'], USERS_DEFAULTS.badge),
  sort: oneOf(['name', '-name', 'joined', '-joined', ''], USERS_DEFAULTS.sort),
})

export type UsersSearch = SearchOf<typeof UsersSearch>
