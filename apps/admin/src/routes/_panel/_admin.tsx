import { permissions } from '@hearth/api/permissions.gen'
import { own } from '@hearth/api/shape'
import { AdminsOnlyScreen } from '@hearth/ui/screens/admins-only/AdminsOnlyScreen'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitles } from '../../navigation/pageTitles'
import { admitAdmins } from '../../session/guard'

/** The pages of administrators: nobody else may read what is in this folder (specification 6). */
export const Route = createFileRoute('/_panel/_admin')({
  staticData: { refusal: pageTitles.adminsOnly },
  beforeLoad: admitAdmins,
  notFoundComponent: AdminsOnly,
})

function AdminsOnly({ data }: { data?: unknown }) {
  const missing = own(data, 'permission')
  return <AdminsOnlyScreen missingPermission={permissions.find((name) => name === missing)} />
}
