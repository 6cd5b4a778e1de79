import type { ReactNode } from 'react'
import { stack } from './Stack.css'

export interface StackProps {
  /** What stands in the column. */
  children: ReactNode
  /** Room between the children, as a multiple of 4 px. @default '4' (16 px) */
  space?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Place of the children along the lines. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Element, where the meaning wants another. @default 'div' */
  element?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer'
  /** Id of the heading that names a `section`. */
  'aria-labelledby'?: string
}

/** Puts things under each other with even room. The room is the Stack's; its children have no margins. */
export function Stack({ children, space, align, element: Element = 'div', ...aria }: StackProps) {
  return (
    <Element {...aria} className={stack({ space, align })}>
      {children}
    </Element>
  )
}
