import type { Handler } from '../kernel/operation.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { toEntry } from '../record/entry.ts'
import { limitNotices, recordAction } from '../record/recordAction.ts'
import { changeUser, refuseProtected } from './member.ts'
import { setVerified } from './state.ts'

/** Declines to verify a member, who can still be verified later. */
export const declineUser: Handler<'declineUser'> = async ({ params, body }, ctx) => {
  await limitNotices(ctx, body, params.id)
  const data = await changeUser(ctx, params.id, async (tx, user) => {
    refuseProtected(ctx, user, 'decline')
    if (user.isVerified) {
      throw await decisionConflict(tx, ctx, {
        actions: ['user.verify'],
        subject: user.id,
        message: 'This member is already verified',
      })
    }
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
