import { Spinner } from '../../components/Spinner/Spinner'
import { useSlow } from '../../hooks/useSlow'
import { text } from '../../text/defaults'
import { note, root } from './LoadingState.css'

export interface LoadingStateProps {
  /** What is awaited, for screen readers. @default 'Loading' */
  label?: string
}

/**
 * Stands where the content will, before any of it has come. Not for a reload of something already
 * shown: that stays, and StaleNote says when it is old. After 10 s it says that it goes on.
 */
export function LoadingState({ label = text.loading }: LoadingStateProps) {
  const isSlow = useSlow(true)
  return (
    <div className={root}>
      <Spinner label={isSlow ? text.stillWorking : label} />
      {isSlow && (
        <span aria-hidden className={note}>
          {text.stillWorking}
        </span>
      )}
    </div>
  )
}
