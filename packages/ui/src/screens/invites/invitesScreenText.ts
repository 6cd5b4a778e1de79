import { invitesText } from '../../domain/invites/invites'
import { localize } from '../../text/localize'

/** Texts of the list of all active invites. */
export const invitesScreenText = localize('invitesScreen', {
  title: 'Active Invites',
  subtitle: 'Pending and approved invites of all members',
  failed: invitesText.failed,
  noneYet: 'No invites are pending or approved.',
})
