import type { ReactNode } from 'react'
import * as css from './StatTiles.css'

export interface StatTilesProps {
  /** Names the list for screen readers. */
  title: string
  /** The numbers, each a `StatTile`. */
  children: ReactNode
}

/** Numbers in one quiet card: side by side where there is room, otherwise one below the other. */
export function StatTiles({ title, children }: StatTilesProps) {
  return (
    <div className={css.root}>
      <ul aria-label={title} className={css.list}>
        {children}
      </ul>
    </div>
  )
}
