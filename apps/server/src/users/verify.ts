import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { changeUser, refuseProtected } from './member.ts'
import { setVerified } from './state.ts'

/** Verifies a member with a verified email who is not yet verified (specification 4). */
export const verifyUser: Handler<'verifyUser'> = async ({ params }, ctx) => {
  await changeUser(ctx, params.id, async (tx, user) => {
    refuseProtected(ctx, user, 'verify')
    if (user.isVerified) {
      throw await decisionConflict(tx, ctx, {
        actions: ['user.verify'],
        subject: user.id,
        message: 'This member is already verified',
      })
    }
    if (!user.isEmailVerified) {
      throw new AppError('conflict', { message: "This member hasn't verified their email yet" })
    }
    const verified = { isVerified: true, status: 'verified' as const }
    await setVerified(tx, ctx, user.id, verified)
    await audit(tx, ctx, {
      action: 'user.verify',
      subject: user.id,
      before: { isVerified: false, status: user.status },
      after: verified,
    })
  })
  return { message: 'User verified successfully!' }
}
