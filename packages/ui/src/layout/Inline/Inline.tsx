import type { ElementType, ReactNode } from 'react'
import type { ElementProps } from '../elementProps'
import { inline } from './Inline.css'

export interface InlineProps extends ElementProps {
  /** The children of the row. */
  children: ReactNode
  /** Gap between the children, as a multiple of 4 px. @default '2' (8 px) */
  space?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Alignment of the children across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Where the free space goes. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether children that do not fit wrap to the next line. @default 'wrap' */
  wrap?: 'wrap' | 'nowrap'
  /** Element to render, for semantics. @default 'div' */
  element?: 'div' | 'ul' | 'header' | 'footer'
}

/** Puts children side by side in reading direction with equal gaps. */
export function Inline({
  children,
  space,
  align,
  justify,
  wrap,
  element = 'div',
  ...rest
}: InlineProps) {
  const Element = element as ElementType
  return (
    <Element {...rest} className={inline({ space, align, justify, wrap })}>
      {children}
    </Element>
  )
}
