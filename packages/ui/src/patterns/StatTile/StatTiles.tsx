import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import * as css from './StatTiles.css'

export interface StatTilesProps {
  /** Heading of the numbers, for screen readers. */
  title: string
  /** Four `StatTile`. */
  children: ReactNode
}

/** Four numbers at the head of a page: in a row, or two and two where there is less room. */
export function StatTiles({ title, children }: StatTilesProps) {
  return (
    <section className={css.root}>
      <VisuallyHidden element="h2">{title}</VisuallyHidden>
      <div className={css.grid}>{children}</div>
    </section>
  )
}
