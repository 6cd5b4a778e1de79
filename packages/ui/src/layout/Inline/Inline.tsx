import type { ReactNode } from 'react'
import { inline } from './Inline.css'

export interface InlineProps {
  /** What stands in the row. */
  children: ReactNode
  /** Room between the children, as a multiple of 4 px. @default '2' (8 px) */
  space?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Place of the children across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Where the spare room goes. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether what does not fit goes to a next line. @default 'wrap' */
  wrap?: 'wrap' | 'nowrap'
  /** Element, where the meaning wants another. @default 'div' */
  element?: 'div' | 'ul' | 'header' | 'footer'
}

/** Puts things side by side in reading direction with even room. */
export function Inline({
  children,
  space,
  align,
  justify,
  wrap,
  element: Element = 'div',
}: InlineProps) {
  return <Element className={inline({ space, align, justify, wrap })}>{children}</Element>
}
