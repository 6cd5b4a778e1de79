import { eq } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { oneTimeTokens, users } from '../platform/database/schema.ts'

/**
 * Moves a member to the trash: no call returns their data, and `purgeDeleted` removes it after 30
 * days. Until then the deletion can be undone. The email address can be used again at once.
 */
export const softDeleteMember = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> => {
  await endSessions(tx, userId)
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await tx.update(users).set({ deletedAt: now }).where(eq(users.id, userId))
}
