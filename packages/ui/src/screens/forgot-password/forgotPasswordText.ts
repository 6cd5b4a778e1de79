import { localize } from '../../text/localize'

/** Texts of /forgot-password; those of specification 2.5 are verbatim. */
export const forgotPasswordText = localize('forgotPassword', {
  title: 'Forgot password',
  subtitle: "Enter your account email and we'll send you a link to set a new password.",
  sentTitle: 'Check Your Email',
  sentSubtitle:
    'If an account with that email exists, a password reset link has been sent to your email.',
  email: 'Email',
  submit: 'Send Reset Link',
  back: 'Back',
  remember: 'Remember your password?',
  signIn: 'Sign in',
  /** Around the address, with the space between. */
  nothingArrives: ['If nothing arrives at ', ', check your spam folder or try again.'],
  backToLogin: 'Back to Login',
  tryAgain: 'Try Again',
  emailInvalid: 'Invalid email address',
  emailRequired: 'Email is required',
})
