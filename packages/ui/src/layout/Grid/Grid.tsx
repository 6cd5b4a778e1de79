import type { ReactNode } from 'react'
import { grid } from './Grid.css'

export interface GridProps {
  children: ReactNode
  /** Room between the cells, as a multiple of 4 px. @default '4' (16 px) */
  space?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Least width of a column: `narrow` 16rem, `medium` 22.5rem, `wide` 27.5rem. @default 'narrow' */
  column?: 'narrow' | 'medium' | 'wide'
  /** Element, where the meaning wants another. @default 'div' */
  element?: 'div' | 'ul'
}

/** Equal columns, as many as there is room for; one on a phone. For tiles and cards. */
export function Grid({ children, space, column, element: Element = 'div' }: GridProps) {
  return <Element className={grid({ space, column })}>{children}</Element>
}
