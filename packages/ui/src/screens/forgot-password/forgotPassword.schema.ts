import { isEmail, textRules } from '../../form/textRules'

/** The argument of `onSend`. */
export interface ForgotPasswordValue {
  email: string
}

/**
 * The request for a reset link (specification 5): the address as typed, without blanks around it.
 */
export const forgotPasswordSchema = textRules<ForgotPasswordValue>(
  {
    email: (text) => (text ? !isEmail(text) && 'Invalid email address' : 'Email is required'),
  },
  ({ email }) => ({ email: email.trim() }),
)
