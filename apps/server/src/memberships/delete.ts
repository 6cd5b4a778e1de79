import { audit } from '../audit.ts'
import { changeImage } from '../files/uploads.ts'
import type { Handler } from '../operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isPlan, noSuchPlan, planColumns, recorded, toPlan } from './plan.ts'

/** Deletes a plan for good, with its image. */
export const deleteMembershipPlan: Handler<'deleteMembershipPlan'> = async ({ params }, ctx) => {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(membershipPlans).where(isPlan(params.id)).returning(planColumns)
    if (!row) throw noSuchPlan()
    await changeImage(tx, ctx.jobs, row.image, null)
    await audit(tx, ctx, {
      action: 'membership.delete',
      subject: row.id,
      before: recorded(toPlan(row)),
    })
  })
  return { message: 'Membership deleted successfully!' }
}
