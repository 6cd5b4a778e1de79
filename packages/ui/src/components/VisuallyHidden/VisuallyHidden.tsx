import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css'

export interface VisuallyHiddenProps {
  /** Element that carries the text. @default 'span' */
  element?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'dt'
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** What only assistive technology meets. */
  children: ReactNode
}

/** Text for screen readers only. Not for what everybody should know: show that. */
export function VisuallyHidden({ element: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={visuallyHidden} id={id}>
      {children}
    </Element>
  )
}
