import { audit } from '../audit.ts'
import type { Handler } from '../operation.ts'
import type { Keys } from './keys.ts'
import { consumeRecoveryCode, countRecoveryCodes } from './recoveryCodes.ts'
import { passSecondFactor } from './secondFactor.ts'

/** Passes the second factor with a recovery code, which works once. */
export const createVerifyRecoveryCode =
  (keys: Keys): Handler<'verifyRecoveryCode'> =>
  async ({ body }, ctx) => {
    const { userId } = ctx.actor
    const verdict = await passSecondFactor(ctx, 'recovery-code', async (tx) => {
      const now = ctx.now()
      if (!(await consumeRecoveryCode(tx, keys, { userId, code: body.code, now }))) {
        return { verified: false }
      }
      const left = await countRecoveryCodes(tx, userId)
      await audit(tx, ctx, { action: 'recovery-code.use', subject: userId, after: { left } })
      return { verified: true, notice: 'recovery-code-used', left } as const
    })
    return verdict.verified ? { verified: true, left: verdict.left } : { verified: false }
  }
