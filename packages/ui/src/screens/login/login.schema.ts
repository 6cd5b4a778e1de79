import { textRules } from '../../form/textRules'
import { loginText as text } from './loginText'

/** The argument of `onSignIn`. */
export interface SignInValue {
  email: string
  password: string
}

/**
 * The fields of a sign-in (specification 5): the address is sent in lower case, the password as
 * typed.
 */
export const loginSchema = textRules<SignInValue>(
  {
    email: (typed) => !typed && text.emailRequired,
    password: (typed) => !typed && text.passwordRequired,
  },
  ({ email, password }) => ({ email: email.trim().toLowerCase(), password }),
)
