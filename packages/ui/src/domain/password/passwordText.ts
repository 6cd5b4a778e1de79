import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of a new password; those of specification 5 are verbatim. */
export const passwordText = localize('password', {
  newPassword: 'New password',
  lengthRule: (min: number, max: number) => `${count(min)} to ${count(max)} characters.`,
  confirmPassword: 'Confirm password',
  passwordRequired: 'Password is required',
  tooShort: 'Password must be at least 8 characters',
  tooLong: 'Password must be at most 20 characters',
  noMatch: 'Passwords do not match',
  confirmRequired: 'Please confirm your password',
})
