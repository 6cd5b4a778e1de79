import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import { text } from '../../text/defaults'
import * as css from './ErrorState.css'

export interface ErrorStateProps {
  /** What failed: 'Some error occurred while fetching data'. Shown as text, whatever is in it. */
  message: string
  /** Tries again. */
  onRetry?: () => void
  /** The next try is under way. @default false */
  isRetrying?: boolean
  /** Words of that button. @default 'Try again' */
  retryLabel?: string
  /** Another way out, as a Button: 'Go Back'. */
  action?: ReactNode
}

/**
 * Stands where the content would, when it could not be loaded and nothing older is there to show.
 * Not for a failed reload of something already shown: that is StaleNote.
 */
export function ErrorState({
  message,
  onRetry,
  isRetrying = false,
  retryLabel = text.tryAgain,
  action,
}: ErrorStateProps) {
  return (
    <div className={css.root}>
      <CircleAlert className={css.mark} strokeWidth={1.5} aria-hidden />
      <p role="alert" dir="auto" className={css.message}>
        {message}
      </p>
      {onRetry === undefined && action === undefined ? null : (
        <div className={css.actions}>
          {onRetry === undefined ? null : (
            <Button isPending={isRetrying} onPress={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
