import { lengthOf } from '../../text/lengthOf'
import { passwordText as text } from './passwordText'

/** Minimum and maximum length of a password (specification 9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 }

/** A new password, typed twice. */
export interface NewPassword {
  password: string
  confirmPassword: string
}

/**
 * The rules of a new password (specification 5), as typed. Two notations of one letter are equal, as
 * for the server.
 */
export const newPasswordRules = {
  password: (typed: string) => {
    const length = lengthOf(typed)
    if (length === 0) return text.passwordRequired
    if (length < PASSWORD_LENGTH.min) return text.tooShort
    return length > PASSWORD_LENGTH.max && text.tooLong
  },
  confirmPassword: (typed: string, { password }: NewPassword) =>
    typed
      ? typed.normalize('NFC') !== password.normalize('NFC') && text.noMatch
      : text.confirmRequired,
}
