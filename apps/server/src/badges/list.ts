import { asc } from 'drizzle-orm'
import type { Call, Context, VersionedRead } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordListView } from '../record/recordView.ts'
import { isPending } from '../users/pending.ts'
import { findRefusal } from '../users/refusal.ts'

/** Without the feature `desk` the call has no parameters, and does not validate any. */
const limitOf = (
  { query }: Call<'listPendingBadges'>,
  { config }: Pick<Context, 'config'>,
): number | undefined => (config.features.includes('desk') ? query.limit : undefined)

/** The requests that wait for a decision, oldest first. */
export const listPendingBadges: VersionedRead<'listPendingBadges'> = {
  recordView: (ctx) => recordListView(ctx, 'badge.list'),
  version: async (call, ctx) => `${await versionOf(ctx.db, 'users')} ${limitOf(call, ctx)}`,
  isCacheable: true,
  read: async (call, ctx) => {
    const limit = limitOf(call, ctx)
    const requests = ctx.db
      .select({
        id: users.id,
        fullName: users.fullName,
        email: users.email,
        phone: users.phone,
        profilePic: users.profilePic,
        requestedAt: users.badgeRequestedAt,
        isBanned: users.isBanned,
        isEmailVerified: users.isEmailVerified,
        passport: users.passport,
      })
      .from(users)
      .where(isPending)
      .orderBy(asc(users.badgeRequestedAt), asc(users.id))
    const rows = await (limit === undefined ? requests : requests.limit(limit))
    return {
      data: rows.map(({ requestedAt, isBanned, isEmailVerified, passport, ...row }) => {
        const refusal = findRefusal({ isBanned, isEmailVerified, passport }, ctx.config)
        return {
          ...row,
          ...(requestedAt && { requestedAt: requestedAt.toISOString() }),
          ...(refusal && { refusal }),
        }
      }),
    }
  },
}
