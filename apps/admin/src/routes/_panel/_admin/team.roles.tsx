import { rolePermissions } from '@hearth/api/permissions.gen'
import { TeamRolesScreen } from '@hearth/ui/screens/team-roles/TeamRolesScreen'
import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../deployment/brand'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'

/** What each role may do (specification 2.25). */
export const Route = createFileRoute('/_panel/_admin/team/roles')({
  staticData: {
    title: isOffered('team') ? pageTitles.teamRoles : pageTitles.notFound,
    help: 'team',
  },
  component: isOffered('team') ? TeamRoles : NotFoundPage,
})

function TeamRoles() {
  return <TeamRolesScreen roles={rolePermissions} />
}
