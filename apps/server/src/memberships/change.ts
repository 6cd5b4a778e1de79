import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit, difference } from '../kernel/audit.ts'
import type { RecordAction } from '../kernel/auditActions.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { refuseStale } from '../record/refuseStale.ts'
import { isPlan, noSuchPlan, planColumns, recorded, toPlan } from './plan.ts'

type Values = Partial<typeof membershipPlans.$inferInsert>

/**
 * Locks a plan until the transaction ends.
 * @throws AppError notFound
 */
export const lockPlan = async (tx: Transaction, id: string) => {
  const [row] = await tx.select(planColumns).from(membershipPlans).where(isPlan(id)).for('update')
  if (!row) throw noSuchPlan()
  return toPlan(row)
}

/** Changes a locked plan, and removes an image that it no longer has. */
export const setPlan = async (
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  id: string,
  values: Values,
) => {
  const isThis = eq(membershipPlans.id, id)
  const [old] = await tx.select(planColumns).from(membershipPlans).where(isThis)
  const [row] = await tx.update(membershipPlans).set(values).where(isThis).returning(planColumns)
  if (!old || !row) throw noSuchPlan()
  await changeImage(tx, jobs, old.image, row.image)
  return toPlan(row)
}

/**
 * Changes a plan under a lock, and records the difference.
 * @throws AppError conflict for an `etag` of an older state
 */
export const changePlan = (
  ctx: Context,
  id: string,
  action: RecordAction,
  values: Values,
  etag?: string,
) =>
  changeInSession(ctx, async (tx) => {
    const before = await lockPlan(tx, id)
    await refuseStale(tx, ctx, etag, before, 'membership')
    const after = await setPlan(tx, ctx, before.id, values)
    await audit(tx, ctx, {
      action,
      subject: after.id,
      ...difference(recorded(before), recorded(after)),
    })
    return after
  })
