import { own } from '@hearth/api/shape'
import { teamText } from '@hearth/ui/product/team'
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
  const permission = own(data, 'permission')
  const words = Object.entries(teamText.permissions).find(([name]) => name === permission)?.[1]
  return <AdminsOnlyScreen missingPermission={words} />
}
