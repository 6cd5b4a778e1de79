import type { TeamRole } from '../../domain/team/team'

/** A passkey of the signed-in person. */
export interface Passkey {
  id: string
  name: string
  /** The host name for which it was made. */
  host: string
  /** Whether it can pass the second factor. */
  isUsable: boolean
  /**
   * Why it can't: the deployment has another host name now, or a copy of it may exist.
   * @default otherHost, if it isn't usable
   */
  obstacle?: 'otherHost' | 'refused' | undefined
  /** ISO 8601. */
  createdAt: string
  lastUsedAt: string | null
}

/** A session of the signed-in person. */
export interface OwnSession {
  id: string
  /** Browser and system, as far as known. */
  device: string | null
  /** Block of the address. */
  network: string | null
  /** ISO 8601. */
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** The account of the signed-in person. The contract's `OwnAccount` is structurally compatible. */
export interface OwnAccount {
  name: string | null
  email: string
  role: TeamRole
  /** When the authenticator was set up; null without one. */
  authenticatorAt: string | null
  passkeys: readonly Passkey[]
  recoveryCodesLeft: number
  /** The current one first. */
  sessions: readonly OwnSession[]
}
