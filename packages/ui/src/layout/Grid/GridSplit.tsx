import { grid, room } from './Grid.css'
import type { GridBaseProps } from './GridEqual'

export interface GridSplitProps extends GridBaseProps {
  /**
   * Two columns for two children, such as a form and its preview: `even`, or twice the width for
   * the child at the start or at the end. Below 44rem they are stacked.
   */
  split: 'even' | 'startWide' | 'endWide'
  column?: never
}

/** Two parts of a page in a fixed ratio. */
export function GridSplit({ children, space, split, element: Element = 'div' }: GridSplitProps) {
  return (
    <div className={room}>
      <Element className={grid({ space, split })}>{children}</Element>
    </div>
  )
}
