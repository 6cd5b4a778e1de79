import { invitesText } from '../../product/invites/invitesText'

/** Texts of the list of all active invites. */
export const invitesScreenText = {
  title: 'Active Invites',
  subtitle: 'Pending and approved invites of all members',
  failed: invitesText.failed,
  noneYet: 'No invites are pending or approved.',
} as const
