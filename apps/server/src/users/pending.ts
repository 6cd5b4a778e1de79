import { and, eq, isNull, ne } from 'drizzle-orm'
import { users } from '../platform/database/schema.ts'
import { badge } from '../platform/database/values.ts'

/** Nobody decides on an administrator's request, so it does not wait. */
export const isPending = and(
  eq(users.badgeRequestStatus, badge.pending),
  ne(users.role, 'admin'),
  isNull(users.deletedAt),
)
