import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { useSlow } from '../../hooks/useSlow'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { text } from '../../text/defaults'

export interface VerifyScreenProps {
  /** How the one call stands. Without a token there is none: that is the page of NotFoundScreen. */
  step: 'verifying' | 'verified' | 'failed'
  /** What the server said when it failed. @default that the link is not complete or has expired */
  message?: string | undefined
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

/** /verify: what came of the link in a verification email (specification 2.7). Nothing to do here. */
export function VerifyScreen({ step, message }: VerifyScreenProps) {
  const place = useTitleFocus(step)
  const isSlow = useSlow(step === 'verifying')
  return (
    <PublicPage {...words[step]}>
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
          <Notice tone="critical">{message ?? 'This link is not complete, or has expired.'}</Notice>
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
