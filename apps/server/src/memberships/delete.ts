import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { lockPlan, setPlan } from './change.ts'
import { recorded } from './plan.ts'
import { plan } from './subject.ts'

/** Deletes a plan with its image. With the record, it can be restored for 30 days. */
export const deleteMembershipPlan: Handler<'deleteMembershipPlan'> = async ({ params }, ctx) => {
  const isSoft = ctx.config.features.includes('record')
  await changeInSession(ctx, async (tx) => {
    const found = await lockPlan(tx, params.id)
    if (isSoft) await setPlan(tx, ctx, found.id, { deletedAt: ctx.now() })
    else await plan.trash.remove(tx, ctx.jobs, eq(membershipPlans.id, found.id))
    await audit(tx, ctx, {
      action: 'membership.delete',
      subject: found.id,
      before: { ...recorded(found), ...(isSoft && { isDeleted: false }) },
      after: isSoft ? { isDeleted: true } : undefined,
    })
  })
  return { message: 'Membership deleted successfully!' }
}
