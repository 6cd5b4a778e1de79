import { eq } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { oneTimeTokens, totp, users } from '../platform/database/schema.ts'
import { type Account, findAccount, lockAccountByEmail } from './accounts.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { endTokens, findToken } from './oneTimeTokens.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

const invalidLink = () =>
  new AppError('unprocessable', { message: 'This reset link is invalid or has expired' })

/** The account of a link that has not expired and is for the account's current address. */
const findOwner = async (ctx: Context<undefined>, text: string) => {
  const token = await findToken(ctx.db, 'reset', text, ctx.now())
  if (!token?.userId) throw invalidLink()
  const account = await findAccount(ctx.db, token.userId)
  if (account?.email.toLowerCase() !== token.email.toLowerCase()) throw invalidLink()
  return { token, account }
}

/**
 * Deletes the token and sets the password. If two calls use a link at the same time, one is refused.
 */
const setPassword = (
  ctx: Context<undefined>,
  use: { tokenId: string; account: Account; passwordHash: string },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { tokenId, account, passwordHash } = use
    const locked = await lockAccountByEmail(tx, account.email)
    if (locked?.id !== account.id) throw invalidLink()
    const used = await tx
      .delete(oneTimeTokens)
      .where(eq(oneTimeTokens.id, tokenId))
      .returning({ id: oneTimeTokens.id })
    if (used.length === 0) throw invalidLink()
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await tx.update(totp).set({ wrongCodes: 0 }).where(eq(totp.userId, account.id))
    await endTokens(tx, 'reset', account.id)
    // Another person may have requested a security key in the meantime.
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
 * Sets a new password by a mailed link and ends every session. It starts no session and does not
 * change the second factor (ASVS 6.4.3), but makes the browser known for the account. After a
 * refused password the link still works.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, ctx) => {
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('resetPasswordAddress', address)
  const { token, account } = await findOwner(ctx, body.token)
  // Only wrong tokens count, because a whole office may share one address.
  await ctx.giveBack('resetPasswordAddress', address)
  const { productName } = ctx.config
  if (await isCommonPassword(body.password, { email: account.email, productName })) {
    throw fieldErrors({ field: 'password', message: 'This password is too common' })
  }
  const passwordHash = await hashPassword(body.password)
  await setPassword(ctx, { tokenId: token.id, account, passwordHash })
  // The person has access to the account's emails, so guesses by strangers must not lock out this
  // browser.
  ctx.rememberDevice(account.email)
  return { message: 'Password reset successfully! You can now login with your new password.' }
}
