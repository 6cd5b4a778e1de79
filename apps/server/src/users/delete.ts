import { eq } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { endSessions } from '../auth/sessions.ts'
import type { Handler } from '../operation.ts'
import { devices, invites, oneTimeTokens, posts, totp, users } from '../platform/database/schema.ts'
import { changeUser, refuseUntouchable } from './member.ts'

/**
 * Deletes a member with everything that is theirs, for good. Of the account itself a row stays in
 * the trash, without password and documents, until `emptyTrash` takes it: the email is free again.
 */
export const deleteUser: Handler<'deleteUser'> = async ({ params }, ctx) => {
  await changeUser(ctx, params.id, async (tx, user) => {
    refuseUntouchable(ctx, user, 'delete')
    await endSessions(tx, user.id)
    await tx.delete(posts).where(eq(posts.userId, user.id))
    await tx.delete(invites).where(eq(invites.inviterId, user.id))
    await tx.delete(devices).where(eq(devices.userId, user.id))
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))
    await tx.delete(totp).where(eq(totp.userId, user.id))
    await tx
      .update(users)
      .set({
        deletedAt: ctx.now(),
        passwordHash: null,
        passport: null,
        badgeFileName: null,
        profilePic: null,
      })
      .where(eq(users.id, user.id))
    // The record is kept for long: no name and no address in it.
    await audit(tx, ctx, {
      action: 'user.delete',
      subject: user.id,
      before: { status: user.status, isBanned: user.isBanned },
    })
  })
  return { message: 'User deleted successfully!' }
}
