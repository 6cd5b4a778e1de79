import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { isUser } from '../users/member.ts'

/**
 * The documents of a member, and the name of the person. Undefined without such a member. `key` is
 * null if there is none, and `deletedAt` is when it was deleted after the decision.
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
