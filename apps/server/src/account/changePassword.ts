import { eq } from 'drizzle-orm'
import { findAccount, lockAccount } from '../auth/accounts.ts'
import { changeInSession } from '../auth/changeInSession.ts'
import { isCommonPassword } from '../auth/commonPasswords.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import { endTokens } from '../auth/oneTimeTokens.ts'
import { hashPassword, type Passwords } from '../auth/passwords.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import { audit } from '../kernel/audit.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'

/** Changes the caller's password and ends all other sessions (ASVS 6.2.2, 6.2.3, 7.4.3). */
export const createChangePassword =
  (passwords: Passwords): Handler<'changePassword'> =>
  async ({ body }, ctx) => {
    demandFresh(ctx)
    const { userId, id: sessionId } = ctx.actor
    const judged = await findAccount(ctx.db, userId)
    if (!judged) throw new AppError('notSignedIn')
    await ctx.limit('changePassword', userId)
    if (!(await passwords.matches(body.current, judged.passwordHash))) {
      throw fieldErrors({ field: 'current', message: 'This is not your current password' })
    }
    await ctx.giveBack('changePassword', userId)
    const { productName } = ctx.config
    if (await isCommonPassword(body.password, { email: judged.email, productName })) {
      throw fieldErrors({ field: 'password', message: 'This password is too common' })
    }
    const passwordHash = await hashPassword(body.password)
    await changeInSession(ctx, async (tx) => {
      // Hashing takes time. A reset in the meantime must prevent the change.
      const account = await lockAccount(tx, userId)
      if (account?.passwordHash !== judged.passwordHash) throw new AppError('notSignedIn')
      await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
      await endTokens(tx, 'reset', userId)
      const sessions = await endOtherSessions(tx, userId, sessionId)
      const { email } = account
      await ctx.jobs.add(tx, 'email', { template: 'password-changed', email, request: ctx.request })
      await audit(tx, ctx, { action: 'password.change', subject: userId, after: { sessions } })
    })
    return { message: 'Done' }
  }
