import { permissions } from '@hearth/api/permissions.gen'
import { own } from '@hearth/api/shape'
import { AdminsOnlyScreen } from '@hearth/ui/screens/admins-only/AdminsOnlyScreen'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { linksFor } from '../navigation/navigation'
import { useSession } from '../session/session'

/**
 * Replaces a page that the person may not open.
 * @param data the missing permission, as the guard threw it; undefined for people who are not
 * administrators
 */
export function AdminsOnlyPage({ data }: { data?: unknown }) {
  const session = useSession(useRouteContext({ from: '__root__' }).session)
  const [firstPage] = linksFor(useRouter(), session)
  const missing = own(data, 'permission')
  return (
    <AdminsOnlyScreen
      firstPage={firstPage}
      missingPermission={permissions.find((name) => name === missing)}
    />
  )
}
