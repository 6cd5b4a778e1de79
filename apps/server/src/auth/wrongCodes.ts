import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import { wrongCodesPerPassword } from '../kernel/limits.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { sessions, totp, users } from '../platform/database/schema.ts'
import type { Account } from './accounts.ts'

/** The least time between two emails to an owner about wrong codes. */
const noticeInterval = 24 * 60 * 60_000

/** Removes the password of an account, and the sessions that have passed only the password. */
const voidPassword = async (tx: Transaction, ctx: Context, { id, email }: Account) => {
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, id))
  await tx.update(totp).set({ wrongCodes: 0 }).where(eq(totp.userId, id))
  await tx.delete(sessions).where(and(eq(sessions.userId, id), eq(sessions.mfa, false)))
  await ctx.jobs.add(tx, 'email', { template: 'password-void', email, request: ctx.request })
  await audit(tx, ctx, { action: 'password.void', subject: id })
}

/**
 * Counts a wrong code for an account with a second factor. If it ended a session that has passed
 * only the password, another person may know the password, so the owner gets an email. 50 wrong
 * codes in a row void the password, otherwise guessing could continue for years. Sessions that
 * passed the second factor continue. Call it with the account locked.
 */
export const countWrongCode = async (
  tx: Transaction,
  ctx: Context,
  account: Account,
  { endedSession }: { endedSession: boolean },
): Promise<void> => {
  if (!account.enrolled) return
  // An account with only passkeys has no row yet.
  const [row] = await tx
    .insert(totp)
    .values({ userId: account.id, wrongCodes: 1 })
    .onConflictDoUpdate({ target: totp.userId, set: { wrongCodes: sql`${totp.wrongCodes} + 1` } })
    .returning({ wrongCodes: totp.wrongCodes, warnedAt: totp.warnedAt })
  if (!row) return
  if (row.wrongCodes >= wrongCodesPerPassword) return voidPassword(tx, ctx, account)

  const now = ctx.now()
  const isWarned = row.warnedAt !== null && now.getTime() - row.warnedAt.getTime() < noticeInterval
  if (!endedSession || isWarned || ctx.actor.mfa) return
  const { id, email } = account
  await tx.update(totp).set({ warnedAt: now }).where(eq(totp.userId, id))
  await ctx.jobs.add(tx, 'email', { template: 'password-known', email, request: ctx.request })
}
