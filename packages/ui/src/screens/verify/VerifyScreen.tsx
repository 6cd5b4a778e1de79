import { Button } from '../../components/Button/Button'
import { WaitNote } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { useSlow } from '../../hooks/useSlow'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { useWait } from '../../hooks/useWait'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { text } from '../../text/defaults'

export interface VerifyScreenProps {
  /** How the one call stands. Without a token there is none: that is the page of NotFoundScreen. */
  step: 'verifying' | 'verified' | 'failed'
  /** What the server said when it failed. @default that the link is not complete or has expired */
  message?: string | undefined
  /** Checks once more, where the link was not judged: a button shows. The page never does so by itself. */
  onRetry?: (() => void) | undefined
  /** Until when the server takes no other check: the button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

const words = {
  verifying: { title: 'Loading', subtitle: 'Please wait while we verify your data.' },
  verified: {
    title: 'Account verified successfully',
    subtitle: 'Please return to the app to continue logging in.',
  },
  failed: {
    title: 'Verification Link Invalid',
    subtitle: 'Open the app and ask for a new verification email.',
  },
}

const unjudged = {
  subtitle: 'The link could not be checked. It may still be good.',
  message: 'No answer came that says whether this link is valid.',
}

/**
 * /verify: what came of the link in a verification email (specification 2.7). Nothing to do here, but
 * to check once more what could not be checked.
 */
export function VerifyScreen({ step, message, onRetry, retryAt }: VerifyScreenProps) {
  const place = useTitleFocus(step)
  const wait = useWait(retryAt)
  const isSlow = useSlow(step === 'verifying')
  const isUnjudged = step === 'failed' && onRetry !== undefined
  return (
    <PublicPage {...words[step]} {...(isUnjudged && { subtitle: unjudged.subtitle })}>
      <div ref={place}>
        {step === 'verifying' && (
          <Stack space="3">
            <Inline justify="center">
              <Spinner size="large" />
            </Inline>
            <div role="status">
              {isSlow && (
                <Text tone="muted" align="center">
                  {text.stillWorking}
                </Text>
              )}
            </div>
          </Stack>
        )}
        {step === 'failed' && (
          <Stack space="5">
            <Notice tone="critical">
              {message ??
                (isUnjudged ? unjudged.message : 'This link is not complete, or has expired.')}
            </Notice>
            {wait > 0 && <WaitNote seconds={wait} />}
            {isUnjudged && (
              <Button isFullWidth isDisabled={wait > 0} onPress={onRetry}>
                {text.tryAgain}
              </Button>
            )}
          </Stack>
        )}
        {step === 'verified' && (
          <Text size="small" tone="muted">
            You can close this page.
          </Text>
        )}
      </div>
    </PublicPage>
  )
}
