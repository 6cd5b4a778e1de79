import { permissions } from '@hearth/api/permissions.gen'
import { own } from '@hearth/api/shape'
import { AdminsOnlyScreen } from '@hearth/ui/screens/admins-only/AdminsOnlyScreen'

/**
 * Replaces a page that the person may not open.
 * @param data the missing permission, as the guard threw it; undefined for people who are not
 * administrators
 */
export function AdminsOnlyPage({ data }: { data?: unknown }) {
  const missing = own(data, 'permission')
  return <AdminsOnlyScreen missingPermission={permissions.find((name) => name === missing)} />
}
