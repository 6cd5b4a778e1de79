import type { Ref } from 'react'

/**
 * What the components that are a single element take and pass on to it. JSX also allows `data-*` and
 * any other `aria-*`.
 */
export interface ElementProps {
  /** The element's id, for a link or for `aria-labelledby` of another. */
  id?: string | undefined
  /** The element itself, to measure or to scroll to it. */
  ref?: Ref<HTMLElement> | undefined
}
