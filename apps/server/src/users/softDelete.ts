import { lt } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { posts, users } from '../platform/database/schema.ts'

/** How many days the rows of deleted accounts and posts stay, out of reach of every call. */
const days = 30

/** Removes rows that were deleted 30 days ago, with everything that belongs to an account. */
export const purgeDeleted = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - days * 86_400_000)
  await db.delete(posts).where(lt(posts.deletedAt, before))
  await db.delete(users).where(lt(users.deletedAt, before))
}
