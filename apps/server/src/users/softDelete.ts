import { lt } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { posts, users } from '../platform/database/schema.ts'

/** Days that deleted accounts and posts stay in the trash, out of everybody's reach. */
const days = 30

/** Deletes for good what has been in the trash for 30 days; what belongs to an account goes with it. */
export const emptyTrash = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - days * 86_400_000)
  await db.delete(posts).where(lt(posts.deletedAt, before))
  await db.delete(users).where(lt(users.deletedAt, before))
}
