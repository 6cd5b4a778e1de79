import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Messages of the account pages (specification 8). */
export const authMessages = localize('authMessages', {
  generateSecurityKey: { success: 'server', failure: errorTexts.somethingWentWrong },
  deleteOwnAccount: { success: 'server', failure: errorTexts.somethingWentWrong },
  forgotPassword: {
    success: {
      always:
        'If an account with that email exists, a password reset link has been sent to your email.',
    },
    failure: 'An error occurred while processing your request',
  },
  signIn: { success: 'silent', failure: 'An error occurred during login' },
  signOut: { success: { always: 'Logged out successfully' }, failure: '' },
  resetPassword: {
    success: { fallback: 'Password reset successfully! You can now login with your new password.' },
    failure: 'An error occurred while resetting password',
  },
  // If the server sends no message, the page shows its own.
  verifyEmail: { success: 'silent', failure: '' },
  setUpTotp: {
    success: { always: 'TOTP setup generated successfully' },
    failure: 'Failed to generate TOTP setup',
  },
  verifyTotp: {
    success: { always: '2FA verification successful!' },
    failure: 'Verification failed. Please try again.',
  },
} satisfies Record<string, Outcome>)

/** Messages for single moments on the account pages. */
export const authTexts = localize('authTexts', {
  invalidEmail: 'Invalid Email',
  invalidTotpCode: 'Invalid TOTP code. Please try again.',
  usedCode: 'This code was used already. Wait for the next one.',
  emptyTotpCode: 'Please enter the 6-digit code from your authenticator app',
})
