import type { UsersFilters } from '@hearth/ui/screens/users/UsersScreen'
import type { UsersSearch } from './search'

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
 * @param maxTotal the most matches of a search to count. Undefined where the backend counts all.
 */
export function usersQuery(
  { page, limit, search, status, badge, sort }: UsersSearch,
  { isSorted, maxTotal }: { isSorted: boolean; maxTotal?: number | undefined },
) {
  const text = search.trim()
  return {
    page,
    limit,
    ...(text && { search: text, ...(maxTotal && { maxTotal }) }),
    ...statusFilters[status],
    ...badgeFilters[badge],
    ...(isSorted && sort && { sort }),
  }
}
