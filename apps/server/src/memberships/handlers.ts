import { createMembershipPlan } from './create.ts'
import { deleteMembershipPlan } from './delete.ts'
import { getMembershipPlan } from './get.ts'
import { listActiveMembershipPlans, listMembershipPlans } from './list.ts'
import { setMembershipPlanActive } from './setActive.ts'
import { syncMembershipPlans } from './sync.ts'
import { updateMembershipPlan } from './update.ts'

/** Membership plans (specification 2.18 to 2.20). */
export const membershipHandlers = {
  listMembershipPlans,
  listActiveMembershipPlans,
  getMembershipPlan,
  syncMembershipPlans,
  createMembershipPlan,
  updateMembershipPlan,
  setMembershipPlanActive,
  deleteMembershipPlan,
}
