import { localize } from '../../text/localize'
import { badgeRequestsText } from './badgeRequestsText'

/** Texts of the review panel. */
export const reviewText = localize('review', {
  title: 'Review request',
  isFirst: 'This is the first request',
  isLast: 'This is the last request',
  noneLeft: 'No more requests',
  none: badgeRequestsText.noneDescription,

  failed: 'User not found or some error occurred while fetching data',
  banned: 'This member is banned.',
  notVerified: "This member isn't verified.",
  liftBan: 'Lift ban',
  decided: badgeRequestsText.decided,
  decidedNotice: 'This request is no longer pending. Someone else may have decided it.',

  devices: 'Devices',
  invitees: 'Invitees',
  memberPage: 'Open member page',
  showPassport: 'Show passport',
})
