import type { ReactNode } from 'react'
import { grid, room } from './Grid.css'

interface CommonProps {
  children: ReactNode
  /** Room between the cells, as a multiple of 4 px. @default '4' (16 px) */
  space?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16'
  /** Element, where the meaning wants another. @default 'div' */
  element?: 'div' | 'ul'
}

/** Props for any number of equal cells. */
export interface EqualGridProps extends CommonProps {
  /** Least width of a column: `narrow` 16rem, `medium` 22.5rem, `wide` 27.5rem. @default 'narrow' */
  column?: 'narrow' | 'medium' | 'wide'
  split?: never
}

/** Props for two cells in a fixed ratio. */
export interface SplitGridProps extends CommonProps {
  /**
   * Two columns for two children, such as a form and its preview: `even`, or twice the width for the
   * one at the start or at the end. Under each other where there is less room than 44rem.
   */
  split: 'even' | 'startWide' | 'endWide'
  column?: never
}

export type GridProps = EqualGridProps | SplitGridProps

/**
 * Equal columns, as many as there is room for; one on a phone. For tiles and cards. With `split`, two
 * parts of a page beside each other.
 */
export function Grid({ children, space, column, split, element: Element = 'div' }: GridProps) {
  if (split === undefined) {
    return <Element className={grid({ space, column: column ?? 'narrow' })}>{children}</Element>
  }
  return (
    <div className={room}>
      <Element className={grid({ space, split })}>{children}</Element>
    </div>
  )
}
