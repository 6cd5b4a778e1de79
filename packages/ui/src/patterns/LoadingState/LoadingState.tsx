import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import { useSlow } from '../../hooks/useSlow'
import { text } from '../../text/defaults'
import { note, root } from './LoadingState.css'

export interface LoadingStateProps {
  /** What is awaited, for screen readers. @default 'Loading' */
  label?: string
  /**
   * Gives the load up: a button shows once it takes long, and goes with it. Give the focus to the page's
   * heading then.
   */
  onCancel?: (() => void) | undefined
}

/**
 * Stands where the content will, before any of it has come. Not for a reload of something already
 * shown: that stays, and StaleNote says when it is old. After 10 s it says that it goes on, and may
 * be given up.
 */
export function LoadingState({ label = text.loading, onCancel }: LoadingStateProps) {
  const isSlow = useSlow(true)
  return (
    <div className={root}>
      <Spinner label={isSlow ? text.stillWorking : label} />
      {isSlow && (
        <span aria-hidden className={note}>
          {text.stillWorking}
        </span>
      )}
      {isSlow && onCancel && (
        <Button size="small" onPress={onCancel}>
          {text.cancel}
        </Button>
      )}
    </div>
  )
}
