import { keyOf } from '@hearth/api/api'
import type { QueryId } from '@hearth/api/operation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { usePendingChanges } from '../../mutations/pendingChanges'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { recordedToasts } from '../record/recordSlots'
import { membershipMessages } from './messages'

interface Plan {
  id: string
  name: string
}

/**
 * What an administrator can do with a plan. Each promise rejects when the call fails; its toast
 * has shown by then.
 */
export function useMembershipActions() {
  const client = useQueryClient()
  const setActive = useAction(
    api.mutation('setMembershipPlanActive'),
    membershipMessages.setMembershipPlanActive,
    recordedToasts,
  )
  const remove = useAction(
    api.mutation('deleteMembershipPlan'),
    membershipMessages.deleteMembershipPlan,
    recordedToasts,
  )
  const change = ({ id, name }: Plan, body: { isActive: boolean }) => {
    const variables = { path: { id }, body, change: body, name }
    return ignoreSettled(setActive(variables))
  }
  return {
    activate: (plan: Plan) => change(plan, { isActive: true }),
    deactivate: (plan: Plan) => change(plan, { isActive: false }),
    remove: ({ id, name }: Plan) => {
      const variables = { path: { id }, name }
      return ignoreSettled(remove(variables))
    },
    /** Removes a deleted plan from the cache once nothing shows it any more. */
    forget: ({ id }: Pick<Plan, 'id'>) =>
      client.removeQueries({ queryKey: keyOf('getMembershipPlan', { path: { id } }) }),
    /** Switches without an answer yet, by the id of their plan. */
    pending: usePendingChanges<{ isActive: boolean }>('setMembershipPlanActive'),
    busyIds: useBusyIds('setMembershipPlanActive', 'deleteMembershipPlan'),
  }
}

/**
 * Syncs the plans with the billing provider, then loads the list again in any case: a failure is
 * only logged (specification 2.18).
 */
export function useSync(list: QueryId) {
  const client = useQueryClient()
  const { mutateAsync: sendToServer } = useMutation(api.mutation('syncMembershipPlans'))
  const { mutate, isPending } = useMutation({
    mutationKey: ['sync'],
    // A successful sync has already loaded the list.
    mutationFn: () =>
      sendToServer().catch(() => client.invalidateQueries({ queryKey: keyOf(list) })),
  })
  return { sync: () => mutate(), isSyncing: isPending }
}
