import { type ReactNode, useRef } from 'react'
import { useScrollable } from '../../hooks/useScrollable'
import * as css from './DialogContent.css'

export interface DialogBodyProps {
  children: ReactNode
}

/** The scrolling part of a Dialog; it scrolls by keyboard too (WCAG 2.1.1). */
export function DialogBody({ children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const isScrollable = useScrollable(box)
  return (
    <div ref={box} className={css.body} {...(isScrollable && { tabIndex: 0 })}>
      <div>{children}</div>
    </div>
  )
}
