import { plainText } from '../../text/people'
import { teamText } from './teamText'

/** A name for a set of permissions. */
export type TeamRole = keyof typeof teamText.roles

/** What a person may do. The contract's `Permission` has the same values. */
export type Permission = keyof typeof teamText.permissions

/** The roles, the one with most permissions first. */
export const TEAM_ROLES: readonly TeamRole[] = [
  'owner',
  'steward',
  'reviewer',
  'publisher',
  'viewer',
]

/** Every permission, in the order of the page that explains the roles. */
export const PERMISSIONS = Object.keys(teamText.permissions) as readonly Permission[]

/** The roles as options, each with its summary. */
export const roleOptions = TEAM_ROLES.map((value) => ({
  value,
  label: teamText.roles[value],
  description: teamText.roleSummaries[value],
}))

/** The name of a person of the team, otherwise the email address. */
export const teamName = ({ name, email }: { name: string | null; email: string }): string =>
  plainText(name) || plainText(email)
