import { textRules } from '../../form/textRules'

/** Minimum and maximum length of a password (specification 9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 }

interface NewPassword {
  password: string
  confirmPassword: string
}

/** A new password, typed twice (specification 5), byte for byte as typed. */
export const resetPasswordSchema = textRules<NewPassword>({
  password: ({ length }) => {
    if (length === 0) return 'Password is required'
    if (length < PASSWORD_LENGTH.min) return 'Password must be at least 8 characters'
    return length > PASSWORD_LENGTH.max && 'Password must be at most 20 characters'
  },
  confirmPassword: (text, { password }) =>
    text ? text !== password && 'Passwords do not match' : 'Please confirm your password',
})
