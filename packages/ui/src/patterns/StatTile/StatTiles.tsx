import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import * as css from './StatTiles.css'

export interface StatTilesProps {
  /** Heading of the numbers, for screen readers. */
  title: string
  /** Four `StatTile`. */
  children: ReactNode
}

/** Four numbers at the top of a page: in a row, or two and two where space is short. */
export function StatTiles({ title, children }: StatTilesProps) {
  return (
    <section className={css.root}>
      <VisuallyHidden element="h2">{title}</VisuallyHidden>
      <div className={css.grid}>{children}</div>
    </section>
  )
}
