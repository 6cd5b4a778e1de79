import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { maskEmail } from './accounts.ts'

/**
 * Accepts a request for a reset link. Only the email job looks up the account, so neither the answer
 * nor its time reveals whether the address has one.
 */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, ctx) => {
  const email = body.email.toLowerCase()
  const device = ctx.device(email)
  if (!device) await ctx.limit('forgotPasswordAddress', addressBlock(ctx.request.ip))
  await ctx.limit('forgotPasswordAccount', device ? `${email} ${device}` : email)
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.add(tx, 'email', { template: 'reset', email, request: ctx.request })
    await audit(tx, ctx, {
      action: 'password.reset-asked',
      after: { maskedEmail: maskEmail(email) },
    })
  })
  return {
    message:
      'If an account with that email exists, a password reset link has been sent to your email.',
  }
}
