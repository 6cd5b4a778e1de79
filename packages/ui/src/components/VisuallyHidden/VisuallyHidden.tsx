import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css'

export interface VisuallyHiddenProps {
  /** Element to render. @default 'span' */
  element?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'dt'
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** The text for assistive technology only. */
  children: ReactNode
}

/** Text for screen readers only. Not for information that everybody needs. */
export function VisuallyHidden({ element: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={visuallyHidden} id={id}>
      {children}
    </Element>
  )
}
