import { audit } from '../audit.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Handler } from '../operation.ts'
import { maskEmail } from './accounts.ts'

/**
 * Takes the request for a reset link. Whether the address has an account is not even looked up here,
 * so neither answer nor time can tell: the email's own job finds out.
 */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, ctx) => {
  const email = body.email.toLowerCase()
  const device = ctx.device(email)
  if (!device) await ctx.limit('forgotPasswordAddress', addressBlock(ctx.request.ip))
  await ctx.limit('forgotPasswordAccount', device ? `${email} ${device}` : email)
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.add(tx, 'email', { template: 'reset', email, request: ctx.request })
    await audit(tx, ctx, { action: 'password.reset-asked', after: { email: maskEmail(email) } })
  })
  return {
    message:
      'If an account with that email exists, a password reset link has been sent to your email.',
  }
}
