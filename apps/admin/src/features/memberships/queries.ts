import { useState } from 'react'
import { api } from '../../api'
import { mapLoadable, toLoadable } from '../../queries/loadable'
import { useData } from '../../queries/useData'
import { useRead } from '../../queries/useRead'

/** One plan for display. */
export const useMembership = (id: string) =>
  useData(api.query('getMembershipPlan', { path: { id } }))

/**
 * One plan for editing. Waits for a newer answer instead of showing cached data: the form would
 * save old values over somebody else's. Once shown, the form stays with its input, even after a
 * 404.
 */
export function useMembershipToEdit(id: string) {
  const { result, loadable, onCancel } = useRead(api.query('getMembershipPlan', { path: { id } }))
  const isOld = result.isFetching && !result.isFetchedAfterMount
  const [thereId, setThereId] = useState<string>()
  if (result.data && !isOld && thereId !== id) setThereId(id)
  const plan = mapLoadable(
    thereId === id ? toLoadable(result, { keepOnError: true }) : loadable,
    ({ data }) => data,
  )
  return plan.status === 'ready' && thereId !== id
    ? ({ status: 'loading', onCancel } as const)
    : plan
}
