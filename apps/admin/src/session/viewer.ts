import { isAdministrator } from '@hearth/ui/text/people'
import type { Session } from './sessionUser'

/**
 * Who sees the plans (specification 6): administrators can change them, other people only read
 * them.
 */
export const viewerOf = (session: Session) => (isAdministrator(session) ? 'admin' : 'other')

/** The call that lists the plans for somebody: all of them, or only the active ones. */
export const plansFor = (session: Session) =>
  viewerOf(session) === 'admin' ? 'listMembershipPlans' : 'listActiveMembershipPlans'
