import type { ReactNode } from 'react'
import * as css from './StatTiles.css'

export interface StatTilesProps {
  /** Names the list for screen readers. */
  title: string
  /**
   * `line` keeps all of them in one line on a phone too, without their definitions: for a page that
   * is about a list, and not about them.
   * @default 'list'
   */
  layout?: 'list' | 'line'
  /** The numbers, each a `StatTile`. */
  children: ReactNode
}

/** Numbers in one quiet card: side by side where there is room, otherwise one below the other. */
export function StatTiles({ title, layout = 'list', children }: StatTilesProps) {
  return (
    <div className={css.root}>
      <ul aria-label={title} className={css.list} data-layout={layout}>
        {children}
      </ul>
    </div>
  )
}
