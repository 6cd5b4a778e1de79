import { invitesText } from '../../product/invites/invitesText'

/** Texts of the list of all active invites. */
export const invitesScreenText = {
  title: 'Active Invites',
  subtitle: 'Invites of all members that are pending or approved',
  failed: invitesText.failed,
  noneYet: 'No invite is pending or approved.',
} as const
