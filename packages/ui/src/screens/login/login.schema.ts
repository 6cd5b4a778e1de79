import { textRules } from '../../form/textRules'

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
    email: (text) => !text && 'Email is required',
    password: (text) => !text && 'Password is required',
  },
  ({ email, password }) => ({ email: email.trim().toLowerCase(), password }),
)
