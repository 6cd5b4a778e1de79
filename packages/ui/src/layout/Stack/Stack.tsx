import type { ElementType, ReactNode } from 'react'
import type { ElementProps } from '../elementProps'
import { stack } from './Stack.css'

export interface StackProps extends ElementProps {
  /** The children of the column. */
  children: ReactNode
  /**
   * Gap between the children, as a multiple of 4 px; `page` between the parts of a page: 24 px, on
   * a phone 12. @default '4' (16 px)
   */
  space?: 'page' | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Alignment of the children along the line. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Element to render, for semantics. @default 'div' */
  element?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer'
  /** Id of the heading that names a `section`. */
  'aria-labelledby'?: string
}

/**
 * Puts children below each other with equal gaps. The Stack owns the gaps; its children have no
 * margins.
 */
export function Stack({ children, space, align, element = 'div', ...rest }: StackProps) {
  const Element = element as ElementType
  return (
    <Element {...rest} className={stack({ space, align })}>
      {children}
    </Element>
  )
}
