import { eq } from 'drizzle-orm'
import { markDecided } from '../cases/decidedAt.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { toEntry } from '../record/entry.ts'
import { limitNotices, notified, notifyMember } from '../record/notifyMember.ts'
import { changeUser, refuseProtected } from './member.ts'

/** Declines to verify a member, who can still be verified later. */
export const declineUser: Handler<'declineUser'> = async ({ params, body }, ctx) => {
  const { reason, notify = false } = body
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
    await tx.update(users).set(declined).where(eq(users.id, user.id))
    await markDecided(tx, ctx, user.id)
    const row = await audit(tx, ctx, {
      action: 'user.decline',
      subject: user.id,
      before: { status: user.status },
      after: { ...declined, ...(notify && notified) },
      reason,
    })
    if (notify) await notifyMember(tx, ctx, row, user.email)
    return toEntry(tx, ctx, row)
  })
  return { data }
}
