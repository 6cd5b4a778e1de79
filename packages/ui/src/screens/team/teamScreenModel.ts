import type { TeamRole } from '../../domain/team/team'

/** A person who works in the panel. The contract's `TeamMember` is structurally compatible. */
export interface TeamMember {
  id: string
  name: string | null
  email: string
  role: TeamRole
  isSuspended: boolean
  hasAuthenticator: boolean
  /** Number of passkeys. */
  passkeys: number
  /** ISO 8601; null for somebody who never signed in. */
  lastSeenAt: string | null
  /** Number of open sessions. */
  sessions: number
}

/** An invitation that is neither used nor revoked. */
export interface TeamInvitation {
  id: string
  email: string
  role: TeamRole
  /** Null for the operator at the server's shell. */
  invitedBy: string | null
  /** ISO 8601. */
  expiresAt: string
}

export interface Team {
  members: readonly TeamMember[]
  invitations: readonly TeamInvitation[]
}

/** Whether nobody else could manage the team without this person. */
export const isLastOwner = (member: TeamMember, members: readonly TeamMember[]): boolean =>
  member.role === 'owner' &&
  !members.some(({ id, role, isSuspended }) => id !== member.id && role === 'owner' && !isSuspended)
