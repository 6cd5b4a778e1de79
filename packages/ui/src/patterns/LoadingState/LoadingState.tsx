import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import { useSlow } from '../../hooks/useSlow'
import { text } from '../../text/defaults'
import { root, slow, spinner } from './LoadingState.css'

export interface LoadingStateProps {
  /**
   * The outline of what will come: rows of a list with or without images, facts of a record, fields
   * of a form.
   * @default 'rows'
   */
  shape?: 'rows' | 'plainRows' | 'record' | 'form' | undefined
  /** As high as the rest of the window: for the one list of a page. @default false */
  fillsWindow?: boolean | undefined
  /** What is loading, for screen readers. @default 'Loading' */
  label?: string
  /**
   * Cancels the load. A button shows once the load takes long, and disappears when pressed: focus
   * the page's heading then.
   */
  onCancel?: (() => void) | undefined
}

/**
 * Takes the place of content until its first part has arrived, with its outline and a small
 * spinner. Not for a reload of visible content: that stays, and StaleNote says when it is old.
 * After 10 s it says that the load continues, and offers to cancel it.
 */
export function LoadingState({
  shape = 'rows',
  fillsWindow = false,
  label = text.loading,
  onCancel,
}: LoadingStateProps) {
  const isSlow = useSlow(true)
  return (
    <div className={root} data-shape={shape} data-fills={fillsWindow || undefined}>
      <span className={spinner}>
        <Spinner size="small" label={isSlow ? text.stillWorking : label} />
      </span>
      {isSlow && (
        <div className={slow}>
          <span aria-hidden>{text.stillWorking}</span>
          {onCancel && (
            <Button size="small" onPress={onCancel}>
              {text.cancel}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
