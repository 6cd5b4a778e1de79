import { asc } from 'drizzle-orm'
import type { VersionedRead } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordListView } from '../record/recordView.ts'
import { isPending } from '../users/pending.ts'

/** The requests that wait for a decision, oldest first. */
export const listPendingBadges: VersionedRead<'listPendingBadges'> = {
  recordView: (ctx) => recordListView(ctx, 'badge.list'),
  version: async ({ query }, ctx) => `${await versionOf(ctx.db, 'users')} ${query.limit}`,
  isCacheable: true,
  read: async ({ query }, ctx) => {
    const requests = ctx.db
      .select({
        id: users.id,
        fullName: users.fullName,
        email: users.email,
        phone: users.phone,
        profilePic: users.profilePic,
        requestedAt: users.badgeRequestedAt,
      })
      .from(users)
      .where(isPending)
      .orderBy(asc(users.badgeRequestedAt), asc(users.id))
    const rows = await (query.limit === undefined ? requests : requests.limit(query.limit))
    return {
      data: rows.map(({ requestedAt, ...row }) => ({
        ...row,
        ...(requestedAt && { requestedAt: requestedAt.toISOString() }),
      })),
    }
  },
}
