import { permissions } from '@hearth/api/permissions.gen'
import { own } from '@hearth/api/shape'
import { teamText } from '@hearth/ui/domain/team'
import { AdminsOnlyScreen } from '@hearth/ui/screens/admins-only/AdminsOnlyScreen'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import { linksFor } from '../navigation/navigation'
import { routeAt } from '../routeAt'
import { useSession } from '../session/session'
import { roleWith } from '../session/teamRole'

/**
 * Replaces a page that the person may not open.
 * @param data the missing permission, as the guard threw it; undefined for people who are not
 * administrators
 */
export function AdminsOnlyPage({ data }: { data?: unknown }) {
  const session = useSession(useRouteContext({ from: '__root__' }).session)
  const router = useRouter()
  const [firstPage] = linksFor(router, session)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const role = roleWith(session.permissions)
  const missing = own(data, 'permission')
  return (
    <AdminsOnlyScreen
      firstPage={firstPage}
      pageName={routeAt(router, path).route?.options.staticData?.title}
      role={role && teamText.roles[role]}
      missingPermission={permissions.find((name) => name === missing)}
    />
  )
}
