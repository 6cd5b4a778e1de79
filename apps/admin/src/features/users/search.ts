import type { UsersFilters } from '@hearth/ui/screens/users/UsersScreen'
import { api } from '../../api'
import { limit, oneOf, page, type SearchOf, search, searchOf } from '../../search/fields'

/** Defaults for the address of /users (specification 9: pages of 10, from 1). */
export const USERS_DEFAULTS = {
  page: 1,
  limit: 10,
  search: '',
  status: 'all',
  badge: 'all',
} as const

export const UsersSearch = searchOf({
  page,
  limit: limit(USERS_DEFAULTS.limit),
  search,
  status: oneOf(['verified', 'pending', 'banned', 'all'], USERS_DEFAULTS.status),
  badge: oneOf(['approved', 'pending', 'notApplied', 'all'], USERS_DEFAULTS.badge),
})

export type UsersSearch = SearchOf<typeof UsersSearch>

const statusFilters = {
  verified: { isVerified: 1 },
  pending: { isVerified: 0 },
  banned: { isBanned: true },
  all: {},
} as const satisfies Record<UsersFilters['status'], object>

const citizenship = {
  approved: { badgeRequestStatus: 2 },
  pending: { badgeRequestStatus: 1 },
  notApplied: { badgeRequestStatus: 0 },
  all: {},
} as const satisfies Record<UsersFilters['badge'], object>

/**
 * The query of `GET /users` for an address; All and an empty search are not sent (specification
 * 7).
 */
export function usersQuery({ page, limit, search, status, badge }: UsersSearch) {
  const text = search.trim()
  return {
    page,
    limit,
    ...(text && { search: text }),
    ...statusFilters[status],
    ...citizenship[badge],
  }
}

/** The call for the page in an address. */
export const usersPage = (search: UsersSearch) =>
  api.query('listUsers', { query: usersQuery(search) })

/** The call whose total says how many users have a status. */
export const userCount = (status: UsersFilters['status']) =>
  api.query('listUsers', { query: { page: 1, limit: 1, ...statusFilters[status] } })
