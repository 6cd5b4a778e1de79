import { localize } from '../../text/localize'

/** Texts of /verify; those of specification 2.7 are verbatim. */
export const verifyText = localize('verify', {
  verifyingTitle: 'Loading',
  verifyingSubtitle: 'Please wait while we verify your data.',
  verifiedTitle: 'Account verified successfully',
  verifiedSubtitle: 'Please return to the app to continue logging in.',
  failedTitle: 'Verification Link Invalid',
  failedSubtitle: 'This link is incomplete, or has expired.',
  unknownSubtitle: "We couldn't check this link.",
  unknownMessage: 'The link may still be valid. Try again in a moment.',
  requestAnother: 'Request a new verification email in the app.',
  openApp: 'Open the app',
})
