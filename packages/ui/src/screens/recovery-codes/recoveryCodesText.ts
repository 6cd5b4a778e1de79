import { localize } from '../../text/localize'

/** Texts of the page after a first second factor; those of specification 2.28 are verbatim. */
export const recoveryCodesText = localize('recoveryCodes', {
  title: 'Save your recovery codes',
  subtitle: 'They let you in when your phone or passkey is lost.',
  making: 'Making recovery codes',
  failed: "The codes couldn't be made.",
  later: 'Not now',
  laterDetail: 'You can make them on your account page at any time.',
})
