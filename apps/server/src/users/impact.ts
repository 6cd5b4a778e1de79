import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../kernel/operation.ts'
import { devices, invites, posts, users } from '../platform/database/schema.ts'
import { isUser, noSuchUser } from './member.ts'
import { toBadgeRequestStatus } from './user.ts'

/** Counts the data that deleting a member removes, and returns the decisions about the member. */
export const getUserImpact: Handler<'getUserImpact'> = async ({ params }, ctx) => {
  const [user] = await ctx.db
    .select({
      id: users.id,
      isBanned: users.isBanned,
      isVerified: users.isVerified,
      badgeRequestStatus: users.badgeRequestStatus,
    })
    .from(users)
    .where(isUser(params.id))
  if (!user) throw noSuchUser()
  const waiting = and(eq(invites.inviterId, user.id), eq(invites.status, 'pending'))
  const [written, sent, registered] = await Promise.all([
    ctx.db.$count(posts, and(eq(posts.userId, user.id), isNull(posts.deletedAt))),
    ctx.db.$count(invites, waiting),
    ctx.db.$count(devices, eq(devices.userId, user.id)),
  ])
  return {
    data: {
      posts: written,
      invites: sent,
      devices: registered,
      isBanned: user.isBanned,
      isVerified: user.isVerified,
      badgeRequestStatus: toBadgeRequestStatus(user.badgeRequestStatus),
    },
  }
}
