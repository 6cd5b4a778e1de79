import { asc } from 'drizzle-orm'
import type { VersionedRead } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordListView } from '../record/recordView.ts'
import { isPending } from '../users/pending.ts'

/** The requests that wait for a decision, oldest first. */
export const listPendingBadges: VersionedRead<'listPendingBadges'> = {
  recordView: (ctx) => recordListView(ctx, 'badge.list'),
  version: (_call, ctx) => versionOf(ctx.db, 'users'),
  isCacheable: true,
  read: async (_call, ctx) => {
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
  },
}
