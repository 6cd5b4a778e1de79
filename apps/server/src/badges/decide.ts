import type { Handler } from '../kernel/operation.ts'
import { badge } from '../platform/database/schema/values.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { limitNotices, recordAction } from '../record/recordAction.ts'
import { changeUser, refuseProtected } from '../users/member.ts'
import { setCitizenship } from '../users/state.ts'

/** Approves or rejects a request, once. */
export const decideBadge: Handler<'decideBadge'> = async ({ params, body }, ctx) => {
  const { approved: badgeRequestStatus, ...input } = body
  const approved = badgeRequestStatus === badge.approved
  await limitNotices(ctx, body, params.id)
  await changeUser(ctx, params.id, async (tx, user) => {
    refuseProtected(ctx, user, approved ? 'approve' : 'reject')
    if (user.badgeRequestStatus !== badge.pending) {
      throw await decisionConflict(tx, ctx, {
        actions: ['badge.approve', 'badge.reject'],
        subject: user.id,
        message: 'This request has already been decided',
      })
    }
    await setCitizenship(tx, ctx, user, badgeRequestStatus)
    // A rejection sets the status back to 'not applied', so only the audit log shows it.
    await recordAction(tx, ctx, user.id, {
      ...input,
      action: approved ? 'badge.approve' : 'badge.reject',
      subject: user.id,
      before: { badgeRequestStatus: badge.pending },
      after: { badgeRequestStatus },
    })
  })
  return {
    message: approved ? 'Citizenship approved successfully' : 'Citizenship rejected successfully',
  }
}
