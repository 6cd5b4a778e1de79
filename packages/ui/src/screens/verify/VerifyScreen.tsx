import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Stack } from '../../layout/Stack/Stack'
import {
  CheckingLink,
  PublicPage,
  type PublicPageProps,
  UncheckedLink,
} from '../../shell/PublicPage/PublicPage'
import { verifyText } from './verifyText'

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

const wordsOf = (step: VerifyScreenProps['step']): Omit<PublicPageProps, 'children'> => {
  if (step === 'verifying') {
    return { title: verifyText.verifyingTitle, subtitle: verifyText.verifyingSubtitle }
  }
  if (step === 'verified') {
    return { title: verifyText.verifiedTitle, subtitle: verifyText.verifiedSubtitle }
  }
  return { drawing: 'cold', title: verifyText.failedTitle, subtitle: verifyText.failedSubtitle }
}

/**
 * /verify: the result of the link in a verification email (specification 2.7). The next step is
 * the app. A check without a verdict can be repeated.
 */
export function VerifyScreen({ step, message, onRetry, retryAt }: VerifyScreenProps) {
  const place = useTitleFocus(step)
  const isOutcomeUnknown = step === 'failed' && onRetry !== undefined
  const isInvalid = step === 'failed' && !isOutcomeUnknown
  const verdict = isInvalid && message ? <bdi>{message}</bdi> : undefined
  const subtitle = isOutcomeUnknown ? verifyText.unknownSubtitle : verdict
  return (
    <PublicPage {...wordsOf(step)} {...(subtitle && { subtitle })}>
      <div ref={place}>
        {step === 'verifying' && <CheckingLink />}
        {isOutcomeUnknown && (
          <UncheckedLink
            message={message ?? verifyText.unknownMessage}
            onRetry={onRetry}
            retryAt={retryAt}
          />
        )}
        {(isInvalid || step === 'verified') && (
          <Stack space="5">
            {isInvalid && <Text>{verifyText.requestAnother}</Text>}
            <Button href="/app" variant="primary" isFullWidth>
              {verifyText.openApp}
            </Button>
          </Stack>
        )}
      </div>
    </PublicPage>
  )
}
