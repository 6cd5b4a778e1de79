import type { SentInvite } from '../invites/invites'
import type { UserRow } from './usersModel'

/**
 * A member with everything that their page shows (specification 2.17). The contract's
 * `UserDetails` is structurally compatible. A field that a backend omits, or sends as null, shows
 * as missing.
 */
export interface UserDetails extends UserRow {
  country?: string | null | undefined
  /** A calendar date, ISO 8601. An invalid date shows as 'Unknown date'. */
  dateOfBirth?: string | null | undefined
  /** Devices registered for push notifications. */
  devicesCount?: number | null | undefined
  /** Invites that the user sent, newest first. */
  invitees?: readonly SentInvite[] | null | undefined
}
