import { keyOf } from '@hearth/api/api'
import type { QueryId } from '@hearth/api/operation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useWanted } from '../../mutations/useWanted'
import { tellLate } from '../record/onPages'
import { membershipMessages } from './messages'

interface Plan {
  id: string
}

/**
 * What an administrator can do with a plan. Each promise rejects when the call fails; its toast
 * has shown by then.
 */
export function useMembershipActions() {
  const client = useQueryClient()
  const setActive = useAction(
    'setMembershipPlanActive',
    membershipMessages.setMembershipPlanActive,
    tellLate,
  )
  const remove = useAction(
    'deleteMembershipPlan',
    membershipMessages.deleteMembershipPlan,
    tellLate,
  )
  const { wanted, want } = useWanted<{ isActive: boolean }>()
  const makeActive =
    (isActive: boolean) =>
    ({ id }: Plan) =>
      want(id, { isActive }, ignoreSettled(setActive({ path: { id }, body: { isActive } })))
  return {
    activate: makeActive(true),
    deactivate: makeActive(false),
    remove: ({ id }: Plan) => ignoreSettled(remove({ path: { id } })),
    /** Removes a deleted plan from the cache once nothing shows it any more. */
    forget: ({ id }: Plan) =>
      client.removeQueries({ queryKey: keyOf('getMembershipPlan', { path: { id } }) }),
    /** What the plans were switched to, until the server answers. */
    wanted,
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
