import { isEmail, textRules } from '../../form/textRules'
import { forgotPasswordText as text } from './forgotPasswordText'

/** The argument of `onSend`. */
export interface ForgotPasswordValue {
  email: string
}

/**
 * The request for a reset link (specification 5): the address as typed, without blanks around it.
 */
export const forgotPasswordSchema = textRules<ForgotPasswordValue>(
  {
    email: (typed) => (typed ? !isEmail(typed) && text.emailInvalid : text.emailRequired),
  },
  ({ email }) => ({ email: email.trim() }),
)
