import { lengthOf } from '../../text/lengthOf'
import { passwordMaxLength, passwordMinLength } from '../../text/limits.gen'
import { passwordText as text } from './passwordText'

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
    if (length < passwordMinLength) return text.tooShort
    return length > passwordMaxLength && text.tooLong
  },
  confirmPassword: (typed: string, { password }: NewPassword) =>
    typed
      ? typed.normalize('NFC') !== password.normalize('NFC') && text.noMatch
      : text.confirmRequired,
}
