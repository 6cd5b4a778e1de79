import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isPlan, noSuchPlan, planColumns, recorded, toPlan } from './plan.ts'

/** Deletes a plan with its image. With the record, it can be restored for 30 days. */
export const deleteMembershipPlan: Handler<'deleteMembershipPlan'> = async ({ params }, ctx) => {
  const isSoft = ctx.config.features.includes('record')
  const condition = isPlan(params.id)
  await changeInSession(ctx, async (tx) => {
    const [row] = isSoft
      ? await tx
          .update(membershipPlans)
          .set({ deletedAt: ctx.now() })
          .where(condition)
          .returning(planColumns)
      : await tx.delete(membershipPlans).where(condition).returning(planColumns)
    if (!row) throw noSuchPlan()
    if (!isSoft) await changeImage(tx, ctx.jobs, row.image, null)
    await audit(tx, ctx, {
      action: 'membership.delete',
      subject: row.id,
      before: { ...recorded(toPlan(row)), ...(isSoft && { isDeleted: false }) },
      after: isSoft ? { isDeleted: true } : undefined,
    })
  })
  return { message: 'Membership deleted successfully!' }
}
