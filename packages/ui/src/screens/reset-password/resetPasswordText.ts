import { localize } from '../../text/localize'

/** Texts of /reset-password; those of specification 2.6 are verbatim. */
export const resetPasswordText = localize('resetPassword', {
  title: 'Reset password',
  subtitle: 'Choose a new password for your account.',
  invalidTitle: 'Invalid Reset Link',
  invalidSubtitle: 'This link is incomplete. Open it again from your email, or request a new one.',
  doneSubtitle: 'Password reset successfully! You can now login with your new password.',
  checking: 'Validating reset link...',
  requestLink: 'Request New Reset Link',
  openApp: 'Open the app',
  administrator: 'Administrator?',
  signIn: 'Sign in',
  submit: 'Reset Password',
  expired: 'Link expired?',
  requestAnother: 'Request a new reset link',
})
