import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit, difference } from '../kernel/audit.ts'
import type { RecordAction } from '../kernel/auditActions.ts'
import { refuseStale } from '../kernel/etag.ts'
import type { Context } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isPlan, noSuchPlan, planColumns, recorded, toPlan } from './plan.ts'

/**
 * Changes a plan under a lock, and records the difference.
 * @throws AppError conflict for an `etag` of an older state
 */
export const changePlan = (
  ctx: Context,
  id: string,
  action: RecordAction,
  values: Partial<typeof membershipPlans.$inferInsert>,
  etag?: string,
) => {
  const condition = isPlan(id)
  return changeInSession(ctx, async (tx) => {
    const [found] = await tx
      .select(planColumns)
      .from(membershipPlans)
      .where(condition)
      .for('update')
    if (!found) throw noSuchPlan()
    const before = toPlan(found)
    refuseStale(etag, before, 'membership')
    const [changed] = await tx
      .update(membershipPlans)
      .set(values)
      .where(condition)
      .returning(planColumns)
    if (!changed) throw noSuchPlan()
    await changeImage(tx, ctx.jobs, before.image, changed.image)
    const after = toPlan(changed)
    await audit(tx, ctx, {
      action,
      subject: after.id,
      ...difference(recorded(before), recorded(after)),
    })
    return after
  })
}
