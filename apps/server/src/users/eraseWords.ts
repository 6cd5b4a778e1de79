import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { appeals, postReports, posts, users } from '../platform/database/schema.ts'

/**
 * Erases the texts about a person that are stored outside the record: their appeals with the answers, and
 * decided reports and notices that they sent or that are about their posts. The rows stay, because they
 * contain the decisions. Open reports and notices keep their texts, which a decision needs.
 * @returns the number of erased texts
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
