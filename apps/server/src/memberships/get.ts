import type { Handler } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isPlan, noSuchPlan, planColumns, toPlan } from './plan.ts'

/** One plan. Members can only read active plans. */
export const getMembershipPlan: Handler<'getMembershipPlan'> = async ({ params }, ctx) => {
  const [row] = await ctx.db.select(planColumns).from(membershipPlans).where(isPlan(params.id))
  if (!row || (ctx.actor.role !== 'admin' && !row.isActive)) throw noSuchPlan()
  return { data: toPlan(row) }
}
