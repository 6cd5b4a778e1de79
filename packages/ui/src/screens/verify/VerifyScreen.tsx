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
import { PublicPage, type PublicPageProps } from '../../shell/PublicPage/PublicPage'
import { text } from '../../text/defaults'

export interface VerifyScreenProps {
  /** The state of the call. Without a token there is no call: NotFoundScreen shows then. */
  step: 'verifying' | 'verified' | 'failed'
  /** The server's message when it failed. @default that the link is incomplete or has expired */
  message?: string | undefined
  /** Checks again if there was no verdict: a button shows. The page never does so by itself. */
  onRetry?: (() => void) | undefined
  /** When the server accepts another check: until then the button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

const words: Record<VerifyScreenProps['step'], Omit<PublicPageProps, 'children'>> = {
  verifying: { title: 'Loading', subtitle: 'Please wait while we verify your data.' },
  verified: {
    title: 'Account verified successfully',
    subtitle: 'Please return to the app to continue logging in.',
  },
  failed: {
    drawing: 'cold',
    title: 'Verification Link Invalid',
    subtitle: 'This link is incomplete, or has expired.',
  },
}

const unknownOutcome = {
  subtitle: "We couldn't check this link. It may still be valid.",
  message: "The server didn't answer, so we don't know whether this link is valid.",
}

/**
 * /verify: the result of the link in a verification email (specification 2.7). The next step is
 * the app. A check without a verdict can be repeated.
 */
export function VerifyScreen({ step, message, onRetry, retryAt }: VerifyScreenProps) {
  const place = useTitleFocus(step)
  const wait = useWait(retryAt)
  const isSlow = useSlow(step === 'verifying')
  const isOutcomeUnknown = step === 'failed' && onRetry !== undefined
  const isInvalid = step === 'failed' && !isOutcomeUnknown
  const subtitle = isOutcomeUnknown ? unknownOutcome.subtitle : isInvalid ? message : undefined
  return (
    <PublicPage {...words[step]} {...(subtitle && { subtitle })}>
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
        {isOutcomeUnknown && (
          <Stack space="5">
            <Notice tone="critical">{message ?? unknownOutcome.message}</Notice>
            {wait > 0 && <WaitNote seconds={wait} />}
            <Button isFullWidth isDisabled={wait > 0} onPress={onRetry}>
              {text.tryAgain}
            </Button>
          </Stack>
        )}
        {(isInvalid || step === 'verified') && (
          <Stack space="5">
            {isInvalid && <Text>Request a new verification email in the app.</Text>}
            <Button href="/app" variant="primary" isFullWidth>
              Open the app
            </Button>
          </Stack>
        )}
      </div>
    </PublicPage>
  )
}
