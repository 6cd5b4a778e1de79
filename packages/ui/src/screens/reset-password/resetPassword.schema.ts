import { textRules } from '../../form/textRules'
import { lengthOf } from '../../text/lengthOf'
import { resetPasswordText as text } from './resetPasswordText'

/** Minimum and maximum length of a password (specification 9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 }

interface NewPassword {
  password: string
  confirmPassword: string
}

/** A new password, typed twice (specification 5), byte for byte as typed. */
export const resetPasswordSchema = textRules<NewPassword>({
  password: (typed) => {
    const length = lengthOf(typed)
    if (length === 0) return text.passwordRequired
    if (length < PASSWORD_LENGTH.min) return text.tooShort
    return length > PASSWORD_LENGTH.max && text.tooLong
  },
  confirmPassword: (typed, { password }) =>
    typed ? typed !== password && text.noMatch : text.confirmRequired,
})
