/**
 * A member as the users list needs them (specification 3). The contract's `User` fits by structure;
 * a backend that leaves a field out, or sends null, is shown as not having it.
 */
export interface UserRow {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  /** Address of the image; without one the default avatar shows. */
  profilePic?: string | null | undefined
  /** Rows with role `admin`, in any case, do not show (specification 2.15). */
  role?: string | null | undefined
  /** Decides only where `isVerified` or `isBanned` is missing: see `userBadges`. */
  status?: string | null | undefined
  isVerified?: boolean | null | undefined
  isBanned?: boolean | null | undefined
  /** Only a user whose email is verified can be verified. */
  isEmailVerified?: boolean | null | undefined
  /** 0 not applied, 1 pending, 2 approved. */
  badgeRequestStatus?: number | null | undefined
  /** Link to the badge certificate; offered when `badgeRequestStatus` is 2. */
  badgeFileName?: string | null | undefined
  /** Link to the passport file. */
  passport?: string | null | undefined
}

/** One page of the users list, as the server cut it. */
export interface UsersPage {
  rows: readonly UserRow[]
  /**
   * The page asked for, from 1. While `isRefreshing` it may be ahead of the rows, so that a second
   * press on Next counts on from the first.
   */
  page: number
  /** Rows per page asked for: 10, 25, 50 or 100. */
  pageSize: number
  totalPages: number
  /** Users in the whole filtered list. */
  total: number
}

/** User Status of the filter bar. The values of the calls are the application's matter. */
export type UserStatusFilter = 'verified' | 'pending' | 'banned' | 'all'

/** Citizenship Status of the filter bar: filters on `badgeRequestStatus` 2, 1 and 0. */
export type UserBadgeFilter = 'approved' | 'pending' | 'notApplied' | 'all'

/** What the list is narrowed to. Every field stands in the address. */
export interface UsersFilters {
  /** Free text over full name, email and phone; '' for none. */
  search: string
  status: UserStatusFilter
  badge: UserBadgeFilter
}

/** Filters that filter nothing: the start, and what 'Clear filters' goes back to. */
export const NO_FILTERS: UsersFilters = { search: '', status: 'all', badge: 'all' }
