import { Button } from '../../components/Button/Button'
import { WaitNote } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { useSlow } from '../../hooks/useSlow'
import { useWait } from '../../hooks/useWait'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'

/** A public page while the server checks its link. A note shows when the check takes long. */
export function CheckingLink() {
  const isSlow = useSlow(true)
  return (
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
  )
}

interface UncheckedLinkProps {
  /** The reason why the check failed. */
  message: string
  /** Checks the link again. */
  onRetry: () => void
  /** The time of the next allowed check. Until then the button is disabled, with a countdown. */
  retryAt?: Date | undefined
}

/** A public page whose link could not be checked. The link may still be valid. */
export function UncheckedLink({ message, onRetry, retryAt }: UncheckedLinkProps) {
  const wait = useWait(retryAt)
  return (
    <Stack space="5">
      <Notice tone="critical">{message}</Notice>
      {wait > 0 && <WaitNote seconds={wait} />}
      <Button isFullWidth isDisabled={wait > 0} onPress={onRetry}>
        {text.tryAgain}
      </Button>
    </Stack>
  )
}
