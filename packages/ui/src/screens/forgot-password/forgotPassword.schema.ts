import { emailSchema } from '../../form/emailRules'
import { forgotPasswordText } from './forgotPasswordText'

/** The argument of `onSend`. */
export interface ForgotPasswordValue {
  email: string
}

/** The request for a reset link (specification 5). */
export const forgotPasswordSchema = emailSchema(forgotPasswordText)
