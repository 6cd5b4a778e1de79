import { ApiError, isUnauthorized } from './error'

const second = 1000

/** Milliseconds between two loads of the dashboard's data (section 9). */
export const pollEvery = {
  listPendingBadges: 5 * second,
  listPosts: 10 * second,
  listInvites: 12 * second,
  listUsers: 15 * second,
} as const

/** The page of users that the dashboard polls to count members (section 9). */
export const dashboardUsers = { page: 1, limit: 100 } as const

/** Rows of the dashboard's two previews (section 9). */
export const dashboardPreview = 5

/** Rows on a page of the users list and of the announcements list (section 9). */
export const pageSize = 10

/**
 * A `refetchInterval` that spares the server: every `interval` ms while calls succeed, half as
 * often after a failure, not before the server's Retry-After, and not at all once the session is
 * refused.
 */
export function polling(interval: number) {
  return ({ state: { error } }: { readonly state: { readonly error: Error | null } }) => {
    if (!(error instanceof ApiError)) return interval
    if (isUnauthorized(error) || error.status === 403) return false
    return Math.max(2 * interval, (error.retryAfter ?? 0) * second)
  }
}
