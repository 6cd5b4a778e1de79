import { localize } from '../../text/localize'

/** Texts of /2fa; those of specification 2.4 are verbatim. */
export const twoFactorText = localize('twoFactor', {
  titles: {
    setup: 'Two-factor setup',
    verify: 'Two-factor authentication',
    done: 'Two-factor authentication',
  },
  subtitle: 'Enter the 6-digit code from your authenticator app.',
  mandatory: 'As an administrator, you must set up 2FA to access the dashboard',
  done: '2FA verification successful! You are being taken to the dashboard.',
  signedIn: 'You are already signed in.',
  goOn: 'Continue to the panel',
  logout: 'Logout',
  steps: [
    'Download an authenticator app on your phone.',
    'Scan the QR code with the app, or type in the secret.',
    'Choose Continue, then enter the 6-digit code from the app.',
  ],
  failed: 'Failed to generate TOTP setup',
  qrCode: 'QR code for your authenticator app',
  qrFailed: "The QR code can't be shown. Type the secret into your authenticator app.",
  generating: 'Generating a code',
  secret: 'Secret',
  copySecret: 'Copy secret',
  secretToggle: {
    show: 'Show secret',
    hide: 'Hide secret',
    shown: 'The secret is shown',
    hidden: 'The secret is hidden',
  },
  openApp: 'Open in your authenticator app',
  continue: 'Continue',
  regenerate: 'Regenerate',
  clock: "Codes depend on your phone's clock. Make sure its date and time are set automatically.",
  code: '6-digit code',
  verify: 'Verify & Continue',
  backToSetup: 'Back to Setup',
  codeRequired: 'TOTP code is required',
  codeLength: 'Code must be 6 digits',
  codeDigits: 'Code must contain only digits',
})
