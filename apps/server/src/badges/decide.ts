import { eq } from 'drizzle-orm'
import { markDecided } from '../cases/decidedAt.ts'
import { refuseApproval } from '../cases/refusal.ts'
import { orderCertificate } from '../documents/certificate.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import { badge } from '../platform/database/values.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { limitNotices, notified, notifyMember } from '../record/notifyMember.ts'
import { changeUser, refuseProtected } from '../users/member.ts'

/** Approves or rejects a request, once. */
export const decideBadge: Handler<'decideBadge'> = async ({ params, body }, ctx) => {
  const approved = body.approved === badge.approved
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
    if (approved) refuseApproval(user, ctx.config)
    const decided = { badgeRequestStatus: body.approved }
    await tx.update(users).set(decided).where(eq(users.id, user.id))
    await markDecided(tx, ctx, user.id)
    if (approved) await orderCertificate(tx, ctx, user.id)
    // A rejection sets the status back to 'not applied', so only the audit log shows it.
    const { reason, notify = false } = body
    const row = await audit(tx, ctx, {
      action: approved ? 'badge.approve' : 'badge.reject',
      subject: user.id,
      before: { badgeRequestStatus: badge.pending },
      after: { ...decided, ...(notify && notified) },
      reason,
    })
    if (notify) await notifyMember(tx, ctx, row, user.email)
  })
  return {
    message: approved ? 'Citizenship approved successfully' : 'Citizenship rejected successfully',
  }
}
