import { eq } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { AppError, fieldErrors } from '../errors.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Context, Handler } from '../operation.ts'
import { oneTimeTokens, totp, users } from '../platform/database/schema.ts'
import { type Account, findAccount, lockAccountByEmail } from './accounts.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { endTokens, findToken } from './oneTimeTokens.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

const linkIsOver = () =>
  new AppError('unprocessable', { message: 'This reset link is invalid or has expired' })

/**
 * The account of a link that is still valid: not expired, and for the account's current address.
 */
const findOwner = async (ctx: Context<undefined>, text: string) => {
  const token = await findToken(ctx.db, 'reset', text, ctx.now())
  if (!token?.userId) throw linkIsOver()
  const account = await findAccount(ctx.db, token.userId)
  if (account?.email.toLowerCase() !== token.email.toLowerCase()) throw linkIsOver()
  return { token, account }
}

/**
 * Uses up the link and sets the password. Of two calls at the same time, one learns that the link
 * is used.
 */
const setPassword = (
  ctx: Context<undefined>,
  use: { tokenId: string; account: Account; passwordHash: string },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { tokenId, account, passwordHash } = use
    const locked = await lockAccountByEmail(tx, account.email)
    if (locked?.id !== account.id) throw linkIsOver()
    const used = await tx
      .delete(oneTimeTokens)
      .where(eq(oneTimeTokens.id, tokenId))
      .returning({ id: oneTimeTokens.id })
    if (used.length === 0) throw linkIsOver()
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await tx.update(totp).set({ wrongCodes: 0 }).where(eq(totp.userId, account.id))
    await endTokens(tx, 'reset', account.id)
    // A security key that somebody else may have requested in the meantime.
    await endTokens(tx, 'delete-key', account.id)
    const sessions = await endSessions(tx, account.id)
    await ctx.jobs.add(tx, 'email', {
      template: 'password-changed',
      email: account.email,
      request: ctx.request,
    })
    await audit(tx, ctx, {
      action: 'password.reset',
      actorId: account.id,
      subject: account.id,
      after: { sessions },
    })
  })

/**
 * Sets a new password by a mailed link and ends every session. It signs nobody in and leaves the
 * second factor as it is (ASVS 6.4.3), but makes the browser known for the account. A refused
 * password does not use up the link.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, ctx) => {
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('resetPasswordAddress', address)
  const { token, account } = await findOwner(ctx, body.token)
  // Only guesses count: a whole office may reset its passwords from one address.
  await ctx.giveBack('resetPasswordAddress', address)
  const { productName } = ctx.config
  if (await isCommonPassword(body.password, { email: account.email, productName })) {
    throw fieldErrors({ field: 'password', message: 'This password is too common' })
  }
  const passwordHash = await hashPassword(body.password)
  await setPassword(ctx, { tokenId: token.id, account, passwordHash })
  // This person reads the emails of the account: strangers' guesses must not lock this browser
  // out.
  ctx.rememberDevice(account.email)
  return { message: 'Password reset successfully! You can now login with your new password.' }
}
