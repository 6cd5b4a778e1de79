import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import { text } from '../../text/defaults'
import * as css from './ErrorState.css'

export interface ErrorStateProps {
  /**
   * What failed: 'Some error occurred while fetching data'. Shown as plain text, whatever it
   * contains.
   */
  message: string
  /** Tries again. */
  onRetry?: () => void
  /** Another way out, as a Button: 'Go Back'. */
  action?: ReactNode
  /**
   * Icon from lucide-react for what is merely not there, such as a deleted record: it is neutral,
   * and the other way out comes first. @default a red mark
   */
  icon?: ReactNode
}

/**
 * Takes the place of content that failed to load, if there is no older content to show. Not for a
 * failed reload of visible content: use StaleNote.
 */
export function ErrorState({ message, onRetry, action, icon }: ErrorStateProps) {
  const isNeutral = icon !== undefined
  return (
    <div className={css.root}>
      <span className={css.mark[isNeutral ? 'neutral' : 'critical']} aria-hidden>
        {icon ?? <CircleAlert />}
      </span>
      <p role="alert" dir="auto" className={css.message}>
        {message}
      </p>
      {onRetry === undefined && action === undefined ? null : (
        <div className={css.actions}>
          {isNeutral && action}
          {onRetry === undefined ? null : <Button onPress={onRetry}>{text.tryAgain}</Button>}
          {isNeutral ? null : action}
        </div>
      )}
    </div>
  )
}
