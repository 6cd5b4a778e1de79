import { localize } from '../../text/localize'

/** Texts of the page of the roles; those of specification 2.25 are verbatim. */
export const teamRolesText = localize('teamRoles', {
  title: 'Roles and permissions',
  subtitle: 'What each role can see and do',
  team: 'Team',
  permission: 'Permission',
  yes: 'Yes',
  no: 'No',
})
