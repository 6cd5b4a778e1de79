import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage, type PublicPageProps } from '../../shell/PublicPage/PublicPage'
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm'

export interface ResetPasswordScreenProps extends ResetPasswordFormProps {
  /**
   * What the page shows: the check of the link, that the link is not valid (with the server's
   * message, if the server refused it), the form, or that it is done.
   */
  step: 'checking' | 'invalid' | 'form' | 'done'
}

const words: Record<ResetPasswordScreenProps['step'], Omit<PublicPageProps, 'children'>> = {
  checking: { title: 'Reset password', subtitle: undefined },
  invalid: {
    drawing: 'cold',
    title: 'Invalid Reset Link',
    subtitle: 'This link is incomplete. Open it again from your email, or request a new one.',
  },
  form: { title: 'Reset password', subtitle: 'Choose a new password for your account.' },
  done: {
    title: 'Reset password',
    subtitle: 'Password reset successfully! You can now login with your new password.',
  },
}

/** /reset-password: sets a new password through the link from an email (specification 2.6). */
export function ResetPasswordScreen({ step, ...form }: ResetPasswordScreenProps) {
  const place = useTitleFocus(step)
  const { submission } = form
  const judgement =
    step === 'invalid' && submission?.status === 'refused' ? submission.message : undefined
  return (
    <PublicPage {...words[step]} {...(judgement && { subtitle: judgement })}>
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
          <Stack space="5">
            <Button href="/app" variant="primary" isFullWidth>
              Open the app
            </Button>
            <Text size="small" tone="muted" align="center">
              Administrator? <Link href="/login">Sign in</Link>
            </Text>
          </Stack>
        )}
      </div>
    </PublicPage>
  )
}
