import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { toEntry } from '../record/entry.ts'
import { limitNotices, recordAction } from '../record/recordAction.ts'
import { changeUser, refuseProtected, type UserStatus } from './member.ts'
import { setVerified } from './state.ts'

/** @throws AppError conflict for a member who is verified already */
const refuseVerified = async (tx: Transaction, ctx: Context, { id, isVerified }: UserStatus) => {
  if (!isVerified) return
  const message = 'This member is already verified'
  throw await decisionConflict(tx, ctx, { actions: ['user.verify'], subject: id, message })
}

/** Verifies a member with a verified email who is not yet verified (specification 4). */
export const verifyUser: Handler<'verifyUser'> = async ({ params }, ctx) => {
  await changeUser(ctx, params.id, async (tx, user) => {
    refuseProtected(ctx, user, 'verify')
    await refuseVerified(tx, ctx, user)
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

/** Declines to verify a member, who can still be verified later. */
export const declineUser: Handler<'declineUser'> = async ({ params, body }, ctx) => {
  await limitNotices(ctx, body, params.id)
  const data = await changeUser(ctx, params.id, async (tx, user) => {
    refuseProtected(ctx, user, 'decline')
    await refuseVerified(tx, ctx, user)
    if (user.status === 'declined') {
      throw await decisionConflict(tx, ctx, {
        actions: ['user.decline'],
        subject: user.id,
        message: 'This member is already declined',
      })
    }
    const declined = { status: 'declined' as const }
    await setVerified(tx, ctx, user.id, declined)
    const row = await recordAction(tx, ctx, user.id, {
      ...body,
      action: 'user.decline',
      subject: user.id,
      before: { status: user.status },
      after: declined,
    })
    return toEntry(tx, ctx, row)
  })
  return { data }
}
