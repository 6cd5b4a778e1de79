import { and, eq, isNull, ne } from 'drizzle-orm'
import { users } from '../platform/database/schema.ts'
import { badge } from '../platform/database/values.ts'

/** Pending requests for citizenship. Requests of administrators cannot be decided. */
export const isPending = and(
  eq(users.badgeRequestStatus, badge.pending),
  ne(users.role, 'admin'),
  isNull(users.deletedAt),
)
