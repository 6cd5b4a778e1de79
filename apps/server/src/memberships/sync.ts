import type { Handler } from '../operation.ts'

/** No billing provider can be configured yet, so there is nothing to reconcile with. */
export const syncMembershipPlans: Handler<'syncMembershipPlans'> = async () => ({
  message: 'Nothing to synchronise',
})
