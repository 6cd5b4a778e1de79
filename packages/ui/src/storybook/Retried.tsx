import { type ReactNode, useState } from 'react'
import type { Loadable } from '../loadable'

interface RetriedProps {
  /** Renders the part from its load. */
  children: (load: Loadable<never>) => ReactNode
}

/** A part of a page that has failed to load: 'Try again' loads, and it takes forever. */
export function Retried({ children }: RetriedProps) {
  const [isLoading, setLoading] = useState(false)
  return children(
    isLoading ? { status: 'loading' } : { status: 'failed', onRetry: () => setLoading(true) },
  )
}
