import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

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
  newPassword: 'New password',
  lengthRule: (min: number, max: number) => `${count(min)} to ${count(max)} characters.`,
  confirmPassword: 'Confirm password',
  submit: 'Reset Password',
  expired: 'Link expired?',
  requestAnother: 'Request a new reset link',
  passwordRequired: 'Password is required',
  tooShort: 'Password must be at least 8 characters',
  tooLong: 'Password must be at most 20 characters',
  noMatch: 'Passwords do not match',
  confirmRequired: 'Please confirm your password',
})
