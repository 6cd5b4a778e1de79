import { asc } from 'drizzle-orm'
import type { Handler } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordListView } from '../record/recordView.ts'
import { isPending } from '../users/pending.ts'

/** The requests that wait for a decision, oldest first. */
export const listPendingBadges: Handler<'listPendingBadges'> = async (_call, ctx) => {
  await recordListView(ctx, 'badge.list')
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
