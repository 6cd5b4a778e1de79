import { keyOf } from '@hearth/api/api'
import type { QueryId } from '@hearth/api/operation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api'
import { untilGone } from './untilGone'
import { useBusyIds, useDeed } from './useDeed'

interface Plan {
  id: string
}

/** What an administrator can do with a plan. Each promise breaks when the call fails; its toast is out by then. */
export function useMembershipDeeds() {
  const client = useQueryClient()
  const setActive = useDeed('setMembershipPlanActive')
  const remove = useDeed('deleteMembershipPlan')
  const makeActive =
    (isActive: boolean) =>
    ({ id }: Plan) =>
      untilGone(setActive({ path: { id }, body: { isActive } }))
  return {
    activate: makeActive(true),
    deactivate: makeActive(false),
    remove: ({ id }: Plan) => untilGone(remove({ path: { id } })),
    /** Forgets what is known of a deleted plan, once nothing shows it any more. */
    forget: ({ id }: Plan) =>
      client.removeQueries({ queryKey: keyOf('getMembershipPlan', { path: { id } }) }),
    busyIds: useBusyIds('setMembershipPlanActive', 'deleteMembershipPlan'),
  }
}

/**
 * Syncs the plans with the billing provider, then loads the list again, whatever came of it: a failure
 * is only logged (specification 2.18).
 */
export function useSync(list: QueryId) {
  const client = useQueryClient()
  const { mutateAsync: tellServer } = useMutation(api.mutation('syncMembershipPlans'))
  const { mutate, isPending } = useMutation({
    mutationKey: ['sync'],
    // A sync that went well has loaded the list by itself.
    mutationFn: () => tellServer().catch(() => client.invalidateQueries({ queryKey: keyOf(list) })),
  })
  return { sync: () => mutate(), isSyncing: isPending }
}
