import { sql } from 'drizzle-orm'
import { defineHandlers } from '../operation.ts'
import { invites, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { isUser, noSuchUser } from '../users/member.ts'
import { inviteColumns, invitesOf, newestInviteFirst } from './list.ts'

/** Active Invites are those that are pending or approved (specification 2.11). */
const isActive = sql`${invites.status} in ('pending', 'approved')`

/** Invitations that members sent. */
export const inviteHandlers = defineHandlers({
  listInvites: async (_call, ctx) => {
    ctx.revalidate(await versionOf(ctx.db, 'invites'))
    const rows = await ctx.db
      .select(inviteColumns)
      .from(invites)
      .where(isActive)
      .orderBy(...newestInviteFirst)
    return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
  },
  listUserInvites: async ({ params }, ctx) => {
    const [user] = await ctx.db
      .select({ id: users.id, fullName: users.fullName })
      .from(users)
      .where(isUser(params.id))
    if (!user) throw noSuchUser()
    return { data: await invitesOf(ctx.db, user.id), user }
  },
})
