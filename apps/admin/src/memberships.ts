import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from './api'
import { mapLoadable, toLoadable } from './loadable'
import type { Session } from './session/sessionUser'

/** Who looks at the plans (specification 6): administrators do everything, everybody else looks. */
export const viewerOf = ({ role }: Session) => (role === 'ADMIN' ? 'admin' : 'other')

/** The call that lists the plans for somebody: all of them, or the active ones. */
export const plansFor = (session: Session) =>
  viewerOf(session) === 'admin' ? 'listMembershipPlans' : 'listActiveMembershipPlans'

/** One plan, as it is shown. */
export const useMembership = (id: string) =>
  mapLoadable(
    toLoadable(useQuery(api.query('getMembershipPlan', { path: { id } }))),
    ({ data }) => data,
  )

/**
 * One plan to be edited: what is remembered of it does not do while a newer answer is on its way, or
 * the form would save the old values over those of somebody else. Once there, it stays.
 */
export function useMembershipToEdit(id: string) {
  const result = useQuery(api.query('getMembershipPlan', { path: { id } }))
  const isOld = result.isFetching && !result.isFetchedAfterMount
  const [thereId, setThereId] = useState<string>()
  if (result.data && !isOld && thereId !== id) setThereId(id)
  const plan = mapLoadable(toLoadable(result), ({ data }) => data)
  return plan.status === 'ready' && thereId !== id ? ({ status: 'loading' } as const) : plan
}
