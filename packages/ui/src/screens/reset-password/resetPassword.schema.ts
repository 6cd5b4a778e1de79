import { type NewPassword, newPasswordRules } from '../../domain/password/password'
import { textRules } from '../../form/textRules'

/** A new password, typed twice (specification 5), as typed. */
export const resetPasswordSchema = textRules<NewPassword>(newPasswordRules)
