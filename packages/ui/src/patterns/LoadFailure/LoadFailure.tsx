import type { RefObject } from 'react'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { thenFocus } from '../../hooks/thenFocus'
import { Inline } from '../../layout/Inline/Inline'
import { text as defaults } from '../../text/defaults'

export interface LoadFailureProps {
  /** What could not be loaded, and what works without it. */
  message: string
  /** Tries again. */
  onRetry: () => void
  /** Takes the focus when 'Try again' disappears: the part around it, which stays. */
  focusRef: RefObject<HTMLElement | null>
}

/**
 * Takes the place of a small part of a page that failed to load, in one line: the page works
 * without it. For what the page is about use ErrorState.
 */
export function LoadFailure({ message, onRetry, focusRef }: LoadFailureProps) {
  return (
    <div role="status">
      <Inline>
        <Text size="small" tone="muted">
          {message}
        </Text>
        <Button size="small" onPress={thenFocus(focusRef)(onRetry)}>
          {defaults.tryAgain}
        </Button>
      </Inline>
    </div>
  )
}
