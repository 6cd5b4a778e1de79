import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { appeals, postReports, posts, users } from '../platform/database/schema.ts'

/**
 * Erases the words about a person that are stored beside the record: those of their appeals with the
 * answers, and those of decided reports and notices that they sent or that are about their posts. The
 * rows stay, because they say what was decided. Open reports and notices need their words.
 * @returns the number of texts
 */
export const eraseWords = async (tx: Transaction, userId: string): Promise<number> => {
  const answered = await tx
    .update(appeals)
    .set({ text: '', answer: null })
    .where(and(eq(appeals.userId, userId), ne(appeals.text, '')))
    .returning({ id: appeals.id })
  const own = tx.select({ id: posts.id }).from(posts).where(eq(posts.userId, userId))
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId))
  const isTheirs = or(
    eq(postReports.userId, userId),
    inArray(postReports.postId, own),
    inArray(sql`lower(${postReports.notifierEmail})`, address),
  )
  const reports = await tx
    .update(postReports)
    .set({ text: null })
    .where(and(isTheirs, isNotNull(postReports.decision), isNotNull(postReports.text)))
    .returning({ id: postReports.id })
  return answered.length + reports.length
}
