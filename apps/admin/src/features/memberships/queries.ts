import { useState } from 'react'
import { api } from '../../api'
import { mapLoadable, toLoadable } from '../../queries/loadable'
import { useRead } from '../../queries/useRead'

/** One plan, as it is shown. */
export const useMembership = (id: string) =>
  mapLoadable(
    useRead(api.query('getMembershipPlan', { path: { id } })).loadable,
    ({ data }) => data,
  )

/**
 * One plan to be edited: what is remembered of it does not do while a newer answer is on its way, or
 * the form would save the old values over those of somebody else. Once there it stays, with what is
 * typed in it, when the plan is gone (404) as well.
 */
export function useMembershipToEdit(id: string) {
  const { result, loadable, onCancel } = useRead(api.query('getMembershipPlan', { path: { id } }))
  const isOld = result.isFetching && !result.isFetchedAfterMount
  const [thereId, setThereId] = useState<string>()
  if (result.data && !isOld && thereId !== id) setThereId(id)
  const plan = mapLoadable(thereId === id ? toLoadable(result, true) : loadable, ({ data }) => data)
  return plan.status === 'ready' && thereId !== id
    ? ({ status: 'loading', onCancel } as const)
    : plan
}
