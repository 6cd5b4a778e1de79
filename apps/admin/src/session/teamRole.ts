import { rolePermissions, type TeamRole } from '@hearth/api/permissions.gen'

/**
 * The role with exactly these permissions: a session has the permissions of the person and not the
 * name of the role. Undefined without a list, and for the roles of another backend.
 */
export const roleWith = (permissions: readonly string[] | undefined): TeamRole | undefined =>
  permissions &&
  (Object.keys(rolePermissions) as TeamRole[]).find((role) => {
    const own: readonly string[] = rolePermissions[role]
    return own.length === permissions.length && own.every((each) => permissions.includes(each))
  })
