import { and, inArray, isNotNull } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import type { TrashedSubject } from '../kernel/subject.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { posts, users } from '../platform/database/schema.ts'
import { setDeleted } from './post.ts'

/** Posts, for undoing. */
export const post: TrashedSubject = {
  read: async (db, _use, ids, { lock }) => {
    // The authors first, as every action on a member does: undoing may also lift a ban.
    if (lock) {
      const authors = db
        .select({ id: posts.userId })
        .from(posts)
        .where(inArray(posts.id, [...ids]))
      await db.select({ id: users.id }).from(users).where(inArray(users.id, authors)).for('update')
    }
    const rows = db
      .select({ id: posts.id, isDeleted: isNotNull(posts.deletedAt) })
      .from(posts)
      // Posts of a deleted author are hidden.
      .where(and(inArray(posts.id, [...ids]), isOfUser(posts.userId)))
    return lock ? rows.for('update') : rows
  },
  restore: async (tx, ctx, entry) => {
    await setDeleted(tx, ctx, entry.subject, entry.after.isDeleted === true)
    return audit(tx, ctx, entry)
  },
  trash: {
    table: posts,
    remove: async (tx, _jobs, rows) =>
      (await tx.delete(posts).where(rows).returning({ id: posts.id })).length,
  },
}
