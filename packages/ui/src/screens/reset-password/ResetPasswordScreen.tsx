import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage, type PublicPageProps } from '../../shell/PublicPage/PublicPage'
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm'
import { resetPasswordText as text } from './resetPasswordText'

export interface ResetPasswordScreenProps extends ResetPasswordFormProps {
  /**
   * The state of the page: checking the link, invalid (with the server's message, if the server
   * refused the link), the form, or done.
   */
  step: 'checking' | 'invalid' | 'form' | 'done'
}

const wordsOf = (step: ResetPasswordScreenProps['step']): Omit<PublicPageProps, 'children'> => {
  const { title } = text
  if (step === 'checking') return { title, subtitle: undefined }
  if (step === 'form') return { title, subtitle: text.subtitle }
  if (step === 'done') return { title, subtitle: text.doneSubtitle }
  return { drawing: 'cold', title: text.invalidTitle, subtitle: text.invalidSubtitle }
}

/** /reset-password: sets a new password through the link from an email (specification 2.6). */
export function ResetPasswordScreen({ step, ...form }: ResetPasswordScreenProps) {
  const place = useTitleFocus(step)
  const { submission } = form
  const judgement =
    step === 'invalid' && submission?.status === 'refused'
      ? (submission.message ?? submission.fieldErrors?.[0]?.message)
      : undefined
  return (
    <PublicPage {...wordsOf(step)} {...(judgement && { subtitle: <bdi>{judgement}</bdi> })}>
      <div ref={place}>
        {step === 'checking' && (
          <Inline space="3" justify="center">
            <Spinner />
            <Text>{text.checking}</Text>
          </Inline>
        )}
        {step === 'invalid' && (
          <Button href="/forgot-password" variant="primary" isFullWidth>
            {text.requestLink}
          </Button>
        )}
        {step === 'form' && <ResetPasswordForm {...form} />}
        {step === 'done' && (
          <Stack space="5">
            <Button href="/app" variant="primary" isFullWidth>
              {text.openApp}
            </Button>
            <Text size="small" tone="muted" align="center">
              <span>{text.administrator}</span> <Link href="/login">{text.signIn}</Link>
            </Text>
          </Stack>
        )}
      </div>
    </PublicPage>
  )
}
