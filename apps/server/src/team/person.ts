import type { Permission, TeamRole } from '@hearth/api/permissions.gen'
import { hasPermission } from '../kernel/permissions.ts'
import { users } from '../platform/database/schema.ts'

/** A person of the team. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly teamRole: TeamRole
  readonly isSuspended: boolean
  /** Whether the account may sign in, apart from its second factor. */
  readonly canSignIn: boolean
}

/** The columns of an account that `toPerson` reads. */
export const personColumns = {
  id: users.id,
  email: users.email,
  teamRole: users.teamRole,
  suspendedAt: users.suspendedAt,
  deletedAt: users.deletedAt,
  isBanned: users.isBanned,
  isEmailVerified: users.isEmailVerified,
}

type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>

/** A person of the team; undefined for a member. */
export const toPerson = ({ id, email, teamRole, ...row }: PersonRow): Person | undefined => {
  if (teamRole === null) return undefined
  const isSuspended = row.suspendedAt !== null
  const canSignIn = !isSuspended && !row.isBanned && row.isEmailVerified && row.deletedAt === null
  return { id, email, teamRole, isSuspended, canSignIn }
}

/** Whether a person has a permission and can use it: who may not sign in can use none. */
export const holds = (
  person: Pick<Person, 'teamRole' | 'canSignIn'> | undefined,
  permission: Permission,
): boolean => person?.canSignIn === true && hasPermission(person.teamRole, permission)
