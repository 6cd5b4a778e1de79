import { eq } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { users } from '../platform/database/schema.ts'
import { lockAccountByEmail } from './accounts.ts'
import { findToken } from './oneTimeTokens.ts'

const invalidLink = () =>
  new AppError('unprocessable', { message: 'This verification link is invalid or has expired' })

/**
 * Verifies the address to which a link was sent. The link works until it expires, because mail
 * programs open links too, and people open them twice.
 */
export const verifyEmail: Handler<'verifyEmail'> = async ({ query }, ctx) => {
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('verifyEmailAddress', address)
  await ctx.db.transaction(async (tx) => {
    const token = await findToken(tx, 'verify', query.token, ctx.now())
    const user = token && (await lockAccountByEmail(tx, token.email))
    if (!user || user.id !== token.userId) throw invalidLink()
    if (user.isEmailVerified) return

    const status = user.status === 'unverified_email' ? 'verified_email' : user.status
    await tx.update(users).set({ isEmailVerified: true, status }).where(eq(users.id, user.id))
    await audit(tx, ctx, {
      action: 'email.verify',
      actorId: user.id,
      subject: user.id,
      before: { isEmailVerified: false, status: user.status },
      after: { isEmailVerified: true, status },
    })
  })
  // Only wrong tokens count, because a whole office may share one address.
  await ctx.giveBack('verifyEmailAddress', address)
  return { message: 'Account verified successfully' }
}
