import { audit } from '../kernel/audit.ts'
import type { AuditAction } from '../kernel/auditActions.ts'
import type { LimitName } from '../kernel/limits.ts'
import type { Context } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { KeyKind } from '../platform/database/schema/values.ts'
import { maskEmail } from './accounts.ts'

interface Wanted {
  readonly kind: KeyKind
  readonly action: AuditAction
  /** The limits per network address and per email address. */
  readonly limits: readonly [address: LimitName, account: LimitName]
}

/**
 * Accepts a request for a security key. As for a forgotten password, only the email job looks up the
 * account, so neither the answer nor its time reveals whether the address has one.
 */
export const askForKey = async (
  ctx: Context<undefined>,
  address: string,
  { kind, action, limits: [perAddress, perAccount] }: Wanted,
): Promise<{ message: string }> => {
  const email = address.toLowerCase()
  const device = ctx.device(email)
  if (!device) await ctx.limit(perAddress, addressBlock(ctx.request.ip))
  await ctx.limit(perAccount, device ? `${email} ${device}` : email)
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.add(tx, 'email', { template: kind, email, request: ctx.request })
    await audit(tx, ctx, { action, after: { maskedEmail: maskEmail(email) } })
  })
  return { message: 'If an account with that email exists, a security key has been sent to it.' }
}
