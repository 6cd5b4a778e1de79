import type { Handler } from '../kernel/operation.ts'

/** Does nothing, because no billing provider can be configured yet. */
export const syncMembershipPlans: Handler<'syncMembershipPlans'> = async () => ({
  message: 'Nothing to synchronise',
})
