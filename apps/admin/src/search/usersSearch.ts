import type { UsersFilters } from '@hearth/ui/screens/users/UsersScreen'
import * as z from 'zod/mini'

/** Longest search text that the contract takes. */
const SEARCH_MAX_LENGTH = 100

/** What the address of /users says when it says nothing (specification 9: pages of 10, from 1). */
export const USERS_DEFAULTS = {
  page: 1,
  limit: 10,
  search: '',
  status: 'all',
  badge: 'all',
} as const

const from = USERS_DEFAULTS

/** The address of /users. A value that makes no sense counts as missing: no address is an error. */
export const UsersSearch = z.object({
  page: z.catch(
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(1_000_000))),
    from.page,
  ),
  limit: z.catch(z.pipe(z.transform(Number), z.literal([10, 25, 50, 100])), from.limit),
  search: z.catch(
    z.string().check(z.overwrite((text) => text.slice(0, SEARCH_MAX_LENGTH))),
    from.search,
  ),
  status: z.catch(z.enum(['verified', 'pending', 'banned', 'all']), from.status),
  badge: z.catch(z.enum(['approved', 'pending', 'notApplied', 'all']), from.badge),
})

export type UsersSearch = z.infer<typeof UsersSearch>

const standing = {
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

/** The query of `GET /users` for an address; All and an empty search send nothing (decisions, The wire). */
export function usersQuery({ page, limit, search, status, badge }: UsersSearch) {
  const text = search.trim()
  return { page, limit, ...(text && { search: text }), ...standing[status], ...citizenship[badge] }
}
