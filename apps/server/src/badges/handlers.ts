import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import { defineHandlers } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { badge } from '../platform/database/values.ts'
import { versionOf } from '../platform/database/versions.ts'
import { changeUser, refuseProtected } from '../users/member.ts'

/** Nobody decides on the request of an administrator: it is not in the list. */
const isPending = and(
  eq(users.badgeRequestStatus, badge.pending),
  ne(users.role, 'admin'),
  isNull(users.deletedAt),
)

/** Citizenship (badge) requests. */
export const badgeHandlers = defineHandlers({
  listPendingBadges: async (_call, ctx) => {
    ctx.revalidate(await versionOf(ctx.db, 'users'))
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
  decideBadge: async ({ params, body }, ctx) => {
    const approved = body.approved === badge.approved
    await changeUser(ctx, params.id, async (tx, user) => {
      refuseProtected(ctx, user, approved ? 'approve' : 'reject')
      if (user.badgeRequestStatus !== badge.pending) {
        throw new AppError('conflict', { message: 'This request has already been decided' })
      }
      await tx.update(users).set({ badgeRequestStatus: body.approved }).where(eq(users.id, user.id))
      // A refusal leads back to 'not applied': only here it can be seen that there was one.
      await audit(tx, ctx, {
        action: approved ? 'badge.approve' : 'badge.reject',
        subject: user.id,
        before: { badgeRequestStatus: badge.pending },
        after: { badgeRequestStatus: body.approved },
      })
    })
    return { message: approved ? 'Badge approved successfully' : 'Badge rejected successfully' }
  },
})
