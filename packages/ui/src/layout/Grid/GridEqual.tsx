import type { ReactNode } from 'react'
import { grid } from './Grid.css'

export interface GridBaseProps {
  children: ReactNode
  /** Gap between the cells, as a multiple of 4 px. @default '4' (16 px) */
  space?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Element to render, for semantics. @default 'div' */
  element?: 'div' | 'ul'
}

export interface GridEqualProps extends GridBaseProps {
  /**
   * Minimum width of a column: `narrow` 16rem, `medium` 22.5rem, `wide` 27.5rem.
   * @default 'narrow'
   */
  column?: 'narrow' | 'medium' | 'wide'
  split?: never
}

/** Any number of cells of equal width. */
export function GridEqual({
  children,
  space,
  column = 'narrow',
  element: Element = 'div',
}: GridEqualProps) {
  return <Element className={grid({ space, column })}>{children}</Element>
}
