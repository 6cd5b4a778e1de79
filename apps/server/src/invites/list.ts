import { and, eq, isNull, sql } from 'drizzle-orm'
import type { VersionedRead } from '../kernel/operation.ts'
import { invites, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordListView } from '../record/recordView.ts'
import { inviteColumns, newestInviteFirst } from './invite.ts'

/** Active Invites are pending or approved (specification 2.11). */
const isActive = sql`${invites.status} in ('pending', 'approved')`

/** Active Invites, newest first. */
export const listInvites: VersionedRead<'listInvites'> = {
  recordView: (ctx) => recordListView(ctx, 'invite.list'),
  version: (_call, ctx) => versionOf(ctx.db, 'invites', 'users'),
  isCacheable: true,
  read: async (_call, ctx) => {
    const rows = await ctx.db
      .select({ ...inviteColumns, invitedBy: { id: users.id, fullName: users.fullName } })
      .from(invites)
      .innerJoin(users, eq(users.id, invites.inviterId))
      // Invitations from deleted members are hidden.
      .where(and(isActive, isNull(users.deletedAt)))
      .orderBy(...newestInviteFirst)
    const isOffered = ctx.config.features.includes('record')
    return {
      data: rows.map(({ invitedBy, ...row }) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        ...(isOffered && { invitedBy }),
      })),
    }
  },
}
