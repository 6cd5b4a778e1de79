import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { text as defaults } from '../../text/defaults'

interface LoadFailureProps {
  message: string
  onRetry: () => void
}

/** Something beside the field could not be had: the field works all the same. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div role="status">
      <Inline>
        <Text size="small" tone="muted">
          {message}
        </Text>
        <Button size="small" onPress={onRetry}>
          {defaults.tryAgain}
        </Button>
      </Inline>
    </div>
  )
}
