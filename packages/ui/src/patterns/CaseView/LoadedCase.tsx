import type { ReactNode, RefObject } from 'react'
import { thenFocus } from '../../hooks/thenFocus'
import type { Loadable } from '../../loadable'
import { ErrorState } from '../ErrorState/ErrorState'
import { LoadingState } from '../LoadingState/LoadingState'

interface LoadedCaseProps<T> {
  content: Loadable<T>
  headingRef: RefObject<HTMLElement | null>
  /** Message of a failed load. */
  failed: string
  children: (data: T) => ReactNode
}

/** A LoadableView without cards: the case itself is a card. */
export function LoadedCase<T>({ content, headingRef, failed, children }: LoadedCaseProps<T>) {
  const thenHeading = thenFocus(headingRef)
  if (content.status === 'failed') {
    return <ErrorState message={failed} onRetry={thenHeading(content.onRetry)} />
  }
  if (content.status === 'loading') {
    return (
      <LoadingState shape="record" onCancel={content.onCancel && thenHeading(content.onCancel)} />
    )
  }
  return children(content.data)
}
