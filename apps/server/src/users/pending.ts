import { and, eq } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { isMember } from '../platform/database/roles.ts'
import { badge } from '../platform/database/schema/values.ts'
import { memberCounts, users } from '../platform/database/schema.ts'
import { countWaiting } from './counts.ts'

/**
 * Pending requests for citizenship. Requests of administrators cannot be decided. The index
 * `users_pending_badges` serves it.
 */
export const isPending = and(eq(users.badgeRequestStatus, badge.pending), isMember)

/** How many requests are pending, and since when the oldest is. */
export const countPending = (db: Executor) =>
  countWaiting(db, {
    members: isPending,
    states: eq(memberCounts.badgeRequestStatus, badge.pending),
    since: users.badgeRequestedAt,
  })
