import { localize } from '../../text/localize'

/** Texts of /login; those of specification 2.3 are verbatim. */
export const loginText = localize('login', {
  title: 'Login',
  subtitle: (community: string) =>
    `For administrators of ${community}. Members use the mobile app.`,
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Login',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
})
