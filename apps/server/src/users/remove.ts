import { eq } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { devices, invites, oneTimeTokens, posts, totp, users } from '../platform/database/schema.ts'

/**
 * Deletes a member with everything that is theirs, for good. Of the account itself a row stays in
 * the trash, without password and documents, until `emptyTrash` takes it: the email is free again.
 */
export const removeMember = async (tx: Transaction, userId: string, now: Date): Promise<void> => {
  await endSessions(tx, userId)
  await tx.delete(posts).where(eq(posts.userId, userId))
  await tx.delete(invites).where(eq(invites.inviterId, userId))
  await tx.delete(devices).where(eq(devices.userId, userId))
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await tx.delete(totp).where(eq(totp.userId, userId))
  await tx
    .update(users)
    .set({
      deletedAt: now,
      passwordHash: null,
      passport: null,
      badgeFileName: null,
      profilePic: null,
    })
    .where(eq(users.id, userId))
}
