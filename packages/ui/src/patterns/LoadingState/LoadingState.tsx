import { Spinner } from '../../components/Spinner/Spinner'
import { text } from '../../text/defaults'
import { root } from './LoadingState.css'

export interface LoadingStateProps {
  /** What is awaited, for screen readers. @default 'Loading' */
  label?: string
}

/**
 * Stands where the content will, before any of it has come. Not for a reload of something already
 * shown: that stays, and StaleNote says when it is old.
 */
export function LoadingState({ label = text.loading }: LoadingStateProps) {
  return (
    <div className={root}>
      <Spinner label={label} />
    </div>
  )
}
