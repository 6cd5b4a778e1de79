import { Component, type ReactNode, type RefObject } from 'react'
import { durationOf } from '../../hooks/motion'
import { revealNewRow } from '../../hooks/newRow'

interface MovingRowsProps {
  /** Contains the rows, with `data-row-id`. */
  list: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  children: ReactNode
}

type Tops = ReadonlyMap<string | undefined, number>

/**
 * Shows what has changed about the rows of a list. A row that leaves closes its gap: those below it
 * slide up. Only what is painted moves: the rows are in their new places at once, for the focus and
 * for assistive technology, and nothing moves under reduced motion. A row that was created or
 * restored is scrolled to and tinted. A class, as no hook runs before React changes the document.
 */
export class MovingRows extends Component<MovingRowsProps> {
  override componentDidMount() {
    this.revealNewRow()
  }

  override getSnapshotBeforeUpdate({ rows: before }: MovingRowsProps): Tops | null {
    const { list, rows } = this.props
    if (before === rows || list.current === null || !hasLost(before, rows)) return null
    return durationOf('move') > 0 ? topsIn(list.current) : null
  }

  override componentDidUpdate(props: MovingRowsProps, _state: unknown, before: Tops | null) {
    if (props.rows !== this.props.rows) this.revealNewRow()
    const list = this.props.list.current
    if (before === null || list === null) return
    const duration = durationOf('move')
    const after = topsIn(list)
    for (const row of rowsIn(list)) {
      const id = row.dataset.rowId
      const way = (before.get(id) ?? 0) - (after.get(id) ?? 0)
      if (!before.has(id) || way === 0) continue
      row.animate({ translate: [`0 ${way}px`, '0 0'] }, { duration, easing: 'ease-out' })
    }
  }

  revealNewRow() {
    void revealNewRow(() => this.props.list.current)
  }

  override render() {
    return this.props.children
  }
}

/** True if some rows have left and others have stayed; false for another page or order. */
function hasLost(before: MovingRowsProps['rows'], after: MovingRowsProps['rows']): boolean {
  const ids = new Set(after.map(({ id }) => id))
  const stayed = before.filter(({ id }) => ids.has(id)).length
  return stayed > 0 && stayed < before.length
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row-id]')]

/** Measured from the start of the list, because the page may scroll in between. */
function topsIn(list: HTMLElement): Tops {
  const { top } = list.getBoundingClientRect()
  return new Map(
    rowsIn(list).map((row) => [row.dataset.rowId, row.getBoundingClientRect().top - top]),
  )
}
