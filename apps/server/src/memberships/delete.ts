import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { lockPlan, setPlan } from './change.ts'
import { recorded } from './plan.ts'

/** Deletes a plan with its image. With the record, it can be restored for 30 days. */
export const deleteMembershipPlan: Handler<'deleteMembershipPlan'> = async ({ params }, ctx) => {
  const isSoft = ctx.config.features.includes('record')
  await changeInSession(ctx, async (tx) => {
    const plan = await lockPlan(tx, params.id)
    if (isSoft) await setPlan(tx, ctx, plan.id, { deletedAt: ctx.now() })
    else {
      await tx.delete(membershipPlans).where(eq(membershipPlans.id, plan.id))
      await changeImage(tx, ctx.jobs, plan.image, null)
    }
    await audit(tx, ctx, {
      action: 'membership.delete',
      subject: plan.id,
      before: { ...recorded(plan), ...(isSoft && { isDeleted: false }) },
      after: isSoft ? { isDeleted: true } : undefined,
    })
  })
  return { message: 'Membership deleted successfully!' }
}
