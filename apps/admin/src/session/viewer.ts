import { isAdministrator } from '@hearth/ui/text/people'
import { may } from './permissions'
import type { Session } from './sessionUser'

/**
 * Who sees the plans (specification 6): administrators can change them, other people only read
 * them.
 */
export const viewerOf = (session: Session) => (isAdministrator(session) ? 'admin' : 'other')

/**
 * Who looks at the plans: an administrator who may not write them looks as everybody else does.
 */
export const planViewerOf = (session: Session) => (may('plans.write') ? viewerOf(session) : 'other')

/** The call that lists the plans for somebody: all of them, or only the active ones. */
export const plansFor = (session: Session) =>
  planViewerOf(session) === 'admin' ? 'listMembershipPlans' : 'listActiveMembershipPlans'
