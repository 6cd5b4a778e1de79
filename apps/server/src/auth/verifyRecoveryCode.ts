import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import type { Keys } from './keys.ts'
import type { Passwords } from './passwords.ts'
import { consumeRecoveryCode, countRecoveryCodes, hashRecoveryCode } from './recoveryCodes.ts'
import { type Accepted, passSecondFactor } from './secondFactor.ts'

/** Passes the second factor with a recovery code, which works once. */
export const createVerifyRecoveryCode =
  (use: { readonly keys: Keys; readonly passwords: Passwords }): Handler<'verifyRecoveryCode'> =>
  async ({ body }, ctx) => {
    const { userId } = ctx.actor
    const verdict = await passSecondFactor<Accepted & { readonly left: number }>(
      ctx,
      'recovery-code',
      async () => {
        const given = await hashRecoveryCode(ctx.db, use, { userId, code: body.code })
        return async (tx) => {
          const outcome = await consumeRecoveryCode(tx, use.keys, { userId, given, now: ctx.now() })
          if (outcome === 'used') return { verified: false, code: 'codeUsed' }
          if (outcome === 'wrong') return { verified: false }
          const left = await countRecoveryCodes(tx, userId)
          await audit(tx, ctx, { action: 'recovery-code.use', subject: userId, after: { left } })
          return { verified: true, notice: 'recovery-code-used', left }
        }
      },
    )
    if (!verdict.verified) return verdict
    return { verified: true, left: verdict.left, freshUntil: verdict.freshUntil }
  }
