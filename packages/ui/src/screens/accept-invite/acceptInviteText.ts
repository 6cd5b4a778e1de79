import { localize } from '../../text/localize'

/** Texts of /accept-invite; those of specification 2.1 are verbatim. */
export const acceptInviteText = localize('acceptInvite', {
  invalidTitle: 'Invitation link not valid',
  invalidSubtitle:
    "This invitation link isn't valid. Open it again from your email, or ask the person who invited you for a new one.",
  getApp: 'Get the app',
  welcome: (community: string) => `Welcome to ${community}`,
  onPhone: (community: string) =>
    `You'll find ${community} in the app. Install it, then accept your invitation there.`,
  onDesktop: (community: string) =>
    `You'll find ${community} in the app. Install it on your phone, then open the link from your email there.`,
})
