import type { Handler } from '../kernel/operation.ts'
import { changePlan } from './change.ts'

/** Offers a plan to members, or stops offering it. */
export const setMembershipPlanActive: Handler<'setMembershipPlanActive'> = async (
  { params, body },
  ctx,
) => {
  await changePlan(ctx, params.id, 'membership.set-active', { isActive: body.isActive })
  return { message: 'Membership status updated successfully!' }
}
