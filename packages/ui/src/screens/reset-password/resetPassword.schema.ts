import { textRules } from '../../form/textRules'
import { type NewPassword, newPasswordRules } from '../../product/password/password'

/** A new password, typed twice (specification 5), as typed. */
export const resetPasswordSchema = textRules<NewPassword>(newPasswordRules)
