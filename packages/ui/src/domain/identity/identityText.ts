import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Words of second factors outside of /2fa; those of specification 2.28 are verbatim. */
export const identityText = localize('identity', {
  confirmTitle: "Confirm it's you",
  confirmDetail: 'For your security, enter your code to continue.',
  /** Where the account has no authenticator app. */
  confirmWithPasskey: 'For your security, use your passkey to continue.',
  code: '6-digit code',
  codeLength: 'Code must be 6 digits',
  clock: "Codes depend on your phone's clock. Make sure its date and time are set automatically.",
  confirm: 'Confirm',
  usePasskey: 'Use your passkey',
  codesDetail:
    'Each code works once in place of your phone or passkey. Store them somewhere you can reach without your phone.',
  shownOnce: "Save them now. You won't see them again.",
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: "Couldn't copy. Select the codes and copy them by hand.",
  download: 'Download',
  print: 'Print',
  saved: 'I have saved them',
  codesLeft: (left: number) => `${count(left)} of ${count(10)} left`,
})
