import { isAdministrator } from '@hearth/ui/text/people'
import type { Session } from './sessionUser'

/**
 * Who looks at the plans (specification 6): administrators may do everything, everybody else only
 * looks.
 */
export const viewerOf = (session: Session) => (isAdministrator(session) ? 'admin' : 'other')

/** The call that lists the plans for somebody: all of them, or only the active ones. */
export const plansFor = (session: Session) =>
  viewerOf(session) === 'admin' ? 'listMembershipPlans' : 'listActiveMembershipPlans'
