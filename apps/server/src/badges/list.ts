import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Handler } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { badge } from '../platform/database/values.ts'
import { versionOf } from '../platform/database/versions.ts'

/** Nobody decides on an administrator's request, so it is not in the list. */
const isPending = and(
  eq(users.badgeRequestStatus, badge.pending),
  ne(users.role, 'admin'),
  isNull(users.deletedAt),
)

/** The requests that wait for a decision, oldest first. */
export const listPendingBadges: Handler<'listPendingBadges'> = async (_call, ctx) => {
  ctx.keep(await versionOf(ctx.db, 'users'))
  const data = await ctx.db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      phone: users.phone,
      profilePic: users.profilePic,
    })
    .from(users)
    .where(isPending)
    .orderBy(asc(users.badgeRequestedAt), asc(users.id))
  return { data }
}
