import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { isUser } from '../users/member.ts'
import type { DocumentKind } from './stored/links.ts'

/** A stored document; `key` is null if there is none. */
interface StoredDocument {
  readonly key: string | null
  /** When it was deleted after the decision. */
  readonly deletedAt: Date | null
}

/** The documents of a member, and the name of the person. Undefined without such a member. */
export const findDocuments = async (
  db: Database,
  userId: string,
): Promise<
  ({ id: string; name: string } & Readonly<Record<DocumentKind, StoredDocument>>) | undefined
> => {
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
