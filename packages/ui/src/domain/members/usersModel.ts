/**
 * A member as the users list needs it (specification 3). The contract's `User` is structurally
 * compatible. A field that a backend omits, or sends as null, shows as missing.
 */
export interface UserRow {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  /** Address of the image; without it the default avatar shows. */
  profilePic?: string | null | undefined
  /** Upper or lower case. The command menu offers no actions on an `admin`. */
  role?: string | null | undefined
  /** Only counts where `isVerified` or `isBanned` is missing: see `userBadges`. */
  status?: string | null | undefined
  isVerified?: boolean | null | undefined
  isBanned?: boolean | null | undefined
  /** When the ban ends, ISO 8601. @default it has no end */
  bannedUntil?: string | null | undefined
  /** Only a user with a verified email can be verified. */
  isEmailVerified?: boolean | null | undefined
  /** 0 not applied, 1 pending, 2 approved. */
  badgeRequestStatus?: number | null | undefined
  /** Link to the badge certificate; offered when `badgeRequestStatus` is 2. */
  badgeFileName?: string | null | undefined
  /** Link to the passport file. */
  passport?: string | null | undefined
  /** The number of notes about the member. Missing if the backend has no notes. */
  noteCount?: number | null | undefined
  /** When the account was created, ISO 8601. Missing where the list cannot be sorted. */
  joinedAt?: string | null | undefined
}

/** One page of the users list, as the server split it. */
export interface UsersPage {
  rows: readonly UserRow[]
  /**
   * The requested page, from 1. While `isRefreshing` it may be ahead of the rows, so that a
   * second press on Next counts on from the first.
   */
  page: number
  /** Requested rows per page: 10, 25, 50 or 100. */
  pageSize: number
  totalPages: number
  /** Users in the whole filtered list. */
  total: number
  /** The count ended at `total`, and more users match. @default false */
  hasMore?: boolean | undefined
}

/** User Status of the filter bar. The application maps it to the values of the calls. */
export type UserStatusFilter = 'verified' | 'pending' | 'banned' | 'all'

/** Citizenship Status of the filter bar: filters on `badgeRequestStatus` 2, 1 and 0. */
export type UserBadgeFilter = 'approved' | 'pending' | 'notApplied' | 'all'

/** The filters of the list. The address holds every field. */
export interface UsersFilters {
  /** Free text over full name, email and phone; '' for none. */
  search: string
  status: UserStatusFilter
  badge: UserBadgeFilter
}

/** Filters that match everything: the start, and the result of 'Clear filters'. */
export const NO_FILTERS: UsersFilters = { search: '', status: 'all', badge: 'all' }

/**
 * Whether the views can show counts. A count is that of the whole view, so it would be wrong beside
 * a search or a citizenship filter.
 */
export const areViewsCounted = ({ search, badge }: UsersFilters): boolean =>
  search === NO_FILTERS.search && badge === NO_FILTERS.badge
