import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/operation.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { badge } from '../../platform/database/schema/values.ts'
import { users } from '../../platform/database/schema.ts'

/** Whether a request of the member waits, or the member waits to be verified. */
export const isOpenCase = sql<boolean>`(${users.deletedAt} is null and (${users.badgeRequestStatus} = ${sql.raw(String(badge.pending))} or (not ${users.isVerified} and ${users.status} <> 'declined')))`

/**
 * Records when the member's case was decided; null while a case is open. Call it after a decision
 * about citizenship or verification, and after its undoing: documents are deleted some days later.
 */
export const markDecided = async (
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<void> => {
  await tx
    .update(users)
    .set({
      decidedAt: sql`case when ${isOpenCase} then null else ${now().toISOString()}::timestamptz end`,
    })
    .where(eq(users.id, userId))
}
