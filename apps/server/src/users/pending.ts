import { and, eq } from 'drizzle-orm'
import { isMember } from '../platform/database/roles.ts'
import { users } from '../platform/database/schema.ts'
import { badge } from '../platform/database/values.ts'

/** Pending requests for citizenship. Requests of administrators cannot be decided. */
export const isPending = and(eq(users.badgeRequestStatus, badge.pending), isMember)
