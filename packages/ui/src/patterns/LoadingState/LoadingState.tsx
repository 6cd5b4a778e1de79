import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import { useSlow } from '../../hooks/useSlow'
import { text } from '../../text/defaults'
import { note, root } from './LoadingState.css'

export interface LoadingStateProps {
  /** What is loading, for screen readers. @default 'Loading' */
  label?: string
  /**
   * Cancels the load. A button shows once the load takes long, and disappears when pressed: focus
   * the page's heading then.
   */
  onCancel?: (() => void) | undefined
}

/**
 * Takes the place of content until its first part has arrived. Not for a reload of visible
 * content: that stays, and StaleNote says when it is old. After 10 s it says that the load
 * continues, and offers to cancel it.
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
