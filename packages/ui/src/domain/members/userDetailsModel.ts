import type { SentInvite } from '../invites/invites'
import type { UserRow } from './usersModel'

/** When documents are deleted. The contract's `StoredDocuments` is structurally compatible. */
export interface StoredDocuments {
  /** ISO 8601: when the passport was deleted after a decision. */
  passportDeletedAt?: string | null | undefined
  /** The same for the certificate. */
  certificateDeletedAt?: string | null | undefined
  /** When the passport will be deleted; null while nothing is decided, or never. */
  passportDueAt?: string | null | undefined
  /** A hold keeps them. */
  isHeld: boolean
}

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
  /** What happens to the documents. @default not known: the deployment deletes none */
  documents?: StoredDocuments | null | undefined
  /** The reports of this member count for nothing. @default the deployment cannot stop reports */
  isReporterMuted?: boolean | null | undefined
  /** Invites that the user sent, newest first. */
  invitees?: readonly SentInvite[] | null | undefined
}
