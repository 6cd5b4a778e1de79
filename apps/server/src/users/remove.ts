import { eq } from 'drizzle-orm'
import { removeSecondFactor } from '../auth/secondFactor.ts'
import { isDocumentKey } from '../documents/stored/documentFile.ts'
import { removeLater } from '../files/removeFiles.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import { removeArchives } from '../ownData/archive/archives.ts'
import type { Transaction } from '../platform/database/database.ts'
import {
  appeals,
  devices,
  documentHashes,
  invites,
  memberNotes,
  oneTimeTokens,
  posts,
  users,
} from '../platform/database/schema.ts'

/**
 * Deletes a member with all their data. Their files are removed after the transaction. A row of the
 * account stays, without password and documents, until `purgeDeleted` removes it. Documents that are
 * held stay with it. The email address can be used again at once.
 */
export const removeMember = async (
  tx: Transaction,
  jobs: JobQueue,
  userId: string,
  now: Date,
): Promise<void> => {
  const [row] = await tx
    .select({
      passport: users.passport,
      certificate: users.badgeFileName,
      heldAt: users.documentsHeldAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  const isHeld = row?.heldAt != null
  const keys = [row?.passport, row?.certificate].filter((key) => key != null)
  if (!isHeld) await removeLater(tx, jobs, keys.filter(isDocumentKey))
  await removeSecondFactor(tx, userId)
  await tx.delete(documentHashes).where(eq(documentHashes.userId, userId))
  await tx.delete(memberNotes).where(eq(memberNotes.userId, userId))
  await tx.delete(posts).where(eq(posts.userId, userId))
  await tx.delete(appeals).where(eq(appeals.userId, userId))
  await tx.delete(invites).where(eq(invites.inviterId, userId))
  await tx.delete(devices).where(eq(devices.userId, userId))
  await removeArchives(tx, jobs, userId)
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await tx
    .update(users)
    .set({
      deletedAt: now,
      passwordHash: null,
      ...(!isHeld && { passport: null, badgeFileName: null }),
      profilePic: null,
    })
    .where(eq(users.id, userId))
}
