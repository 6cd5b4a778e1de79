import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { isUser } from '../users/member.ts'

/**
 * Reads the documents and the name of a member.
 * @returns undefined for an unknown member; a missing document has a `key` of null, and `deletedAt`
 * when the retention deleted it
 */
export const findDocuments = async (db: Database, userId: string) => {
  const [user] = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      passport: { key: users.passport, deletedAt: users.passportDeletedAt },
      certificate: { key: users.badgeFileName, deletedAt: users.certificateDeletedAt },
    })
    .from(users)
    .where(isUser(userId))
  return user && { ...user, name: user.fullName ?? user.email }
}
