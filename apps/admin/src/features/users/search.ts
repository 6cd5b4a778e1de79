import type { UsersFilters } from '@hearth/ui/screens/users/UsersScreen'
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

/** The parameters of `GET /users` for each User Status. */
export const statusFilters = {
  verified: { isVerified: 1 },
  pending: { isVerified: 0 },
  banned: { isBanned: true },
  all: {},
} as const satisfies Record<UsersFilters['status'], object>

/** The parameters for each Citizenship Status. */
const badgeFilters = {
  approved: { badgeRequestStatus: 2 },
  pending: { badgeRequestStatus: 1 },
  notApplied: { badgeRequestStatus: 0 },
  all: {},
} as const satisfies Record<UsersFilters['badge'], object>

/**
 * The query of `GET /users` for an address; All and an empty search are not sent (specification
 * 7).
 * @param isSorted whether the backend offers the parameter `sort`
 */
export function usersQuery(
  { page, limit, search, status, badge, sort }: UsersSearch,
  { isSorted }: { isSorted: boolean },
) {
  const text = search.trim()
  return {
    page,
    limit,
    ...(text && { search: text }),
    ...statusFilters[status],
    ...badgeFilters[badge],
    ...(isSorted && sort && { sort }),
  }
}
