import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm'

export interface ResetPasswordScreenProps extends ResetPasswordFormProps {
  /** What the page shows: the check of the link, that there is no valid one, the form, or that it is done. */
  step: 'checking' | 'invalid' | 'form' | 'done'
}

const words = {
  checking: { title: 'Reset password', subtitle: undefined },
  invalid: {
    title: 'Invalid Reset Link',
    subtitle:
      'This link is not complete. Open the whole link from the email, or ask for a new one.',
  },
  form: { title: 'Reset password', subtitle: 'Choose a new password for your account.' },
  done: {
    title: 'Reset password',
    subtitle: 'Password reset successfully! You can now login with your new password.',
  },
}

/** /reset-password: sets a new password by the link from an email (specification 2.6). */
export function ResetPasswordScreen({ step, ...form }: ResetPasswordScreenProps) {
  const place = useTitleFocus(step)
  return (
    <PublicPage {...words[step]}>
      <div ref={place}>
        {step === 'checking' && (
          <Inline space="3" justify="center">
            <Spinner />
            <Text>Validating reset link...</Text>
          </Inline>
        )}
        {step === 'invalid' && (
          <Button href="/forgot-password" variant="primary" isFullWidth>
            Request New Reset Link
          </Button>
        )}
        {step === 'form' && <ResetPasswordForm {...form} />}
        {step === 'done' && (
          <Button href="/login" variant="primary" isFullWidth>
            Back to Login
          </Button>
        )}
      </div>
    </PublicPage>
  )
}
