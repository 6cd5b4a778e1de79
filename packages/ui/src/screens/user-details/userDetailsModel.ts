import type { SentInvite } from '../../product/invites/invitesModel'
import type { UserRow } from '../../product/users/usersModel'

/**
 * A member with everything that their page tells (specification 2.17). The contract's `UserDetails`
 * fits by structure; what a backend leaves out, or sends as null, is shown as not there.
 */
export interface UserDetails extends UserRow {
  country?: string | null | undefined
  /** A calendar date, ISO 8601. What is no date shows as 'Unknown date'. */
  dateOfBirth?: string | null | undefined
  /** Devices registered for push notifications. */
  devicesCount?: number | null | undefined
  /** Invites that the user sent, newest first. */
  invitees?: readonly SentInvite[] | null | undefined
}
