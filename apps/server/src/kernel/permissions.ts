import { type Permission, rolePermissions, type TeamRole } from '@hearth/api/permissions.gen'
import { AppError } from './errors.ts'
import type { OperationId, Session } from './operation.ts'
import { neededPermissions } from './security.gen.ts'

/** Whether a role has a permission. Members have no role and no permissions. */
export const hasPermission = (role: TeamRole | null, permission: Permission): boolean => {
  const held: readonly Permission[] = role === null ? [] : rolePermissions[role]
  return held.includes(permission)
}

/** The permissions of a role. */
export const permissionsOf = (role: TeamRole | null): Permission[] =>
  role === null ? [] : [...rolePermissions[role]]

/**
 * Whether an administrator may make a call: with one of the permissions that it needs, or if it needs
 * none. A call that the table does not list is refused (ASVS 8.2.1).
 */
export const mayCall = (operationId: OperationId, role: TeamRole | null): boolean => {
  const table: Partial<Readonly<Record<OperationId, readonly Permission[]>>> = neededPermissions
  const needed = table[operationId]
  if (!needed) return false
  return needed.length === 0 || needed.some((permission) => hasPermission(role, permission))
}

/** @throws AppError missingPermission */
export const demandPermission = (
  session: Pick<Session, 'teamRole'> | undefined,
  permission: Permission,
): void => {
  if (!session || !hasPermission(session.teamRole, permission)) {
    throw new AppError('missingPermission')
  }
}
