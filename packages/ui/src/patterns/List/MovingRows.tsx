import { Component, type ReactNode, type RefObject } from 'react'
import { durationOf } from '../../hooks/motion'
import { revealNewRow } from '../../hooks/newRow'

interface MovingRowsProps {
  /** Contains the rows, with `data-row-id`. */
  list: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  children: ReactNode
}

type Tops = ReadonlyMap<HTMLElement, number>

/**
 * Shows what has changed about the rows of a list. A single row that leaves fades in its place,
 * then those below it slide up; where many leave at once, as in a search, the others slide without
 * waiting. A row that an action sorts anew slides to its place. A row that leaves is gone at once for
 * the focus and for assistive technology, and nothing moves under reduced motion. A row that was created or restored is scrolled to and tinted. A class, as
 * no hook runs before React changes the document.
 */
export class MovingRows extends Component<MovingRowsProps> {
  override componentDidMount() {
    this.revealNewRow()
  }

  override getSnapshotBeforeUpdate({ rows: before }: MovingRowsProps): Tops | null {
    const { list, rows } = this.props
    if (before === rows || list.current === null) return null
    if (!hasLost(before, rows) && !hasOneMoved(before, rows)) return null
    return durationOf('move') > 0 ? topsIn(list.current) : null
  }

  override componentDidUpdate(props: MovingRowsProps, _state: unknown, before: Tops | null) {
    if (props.rows !== this.props.rows) this.revealNewRow()
    const list = this.props.list.current
    if (before === null || list === null) return
    const rows = [...before.keys()]
    const [left, ...others] = rows.filter((row) => !row.isConnected)
    if (left === undefined || others.length > 0) return slide(list, before)
    const copy = copyOf(left)
    const at = rows.indexOf(left)
    if (at + 1 < rows.length) rows[at + 1]?.before(copy)
    else rows[at - 1]?.after(copy)
    copy.animate({ opacity: [1, 0] }, { duration: durationOf('exit') }).onfinish = () => {
      const tops = topsIn(list)
      copy.remove()
      slide(list, tops)
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

/** True if one row has another place among the same rows; false for another page or order. */
function hasOneMoved(before: MovingRowsProps['rows'], after: MovingRowsProps['rows']): boolean {
  const idsOf = (rows: MovingRowsProps['rows'], without?: string) =>
    rows.flatMap(({ id }) => (id === without ? [] : [id])).join()
  const at = before.findIndex(({ id }, index) => id !== after[index]?.id)
  if (at < 0 || before.length !== after.length) return false
  // It went down from here, or came up to here.
  return [before[at]?.id, after[at]?.id].some((id) => idsOf(before, id) === idsOf(after, id))
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row-id]')]

/** The copy of a removed row that fades in its place. Focus and assistive technology skip it. */
function copyOf(row: HTMLElement): HTMLElement {
  const copy = document.importNode(row, true)
  copy.inert = true
  copy.ariaHidden = 'true'
  delete copy.dataset.rowId
  return copy
}

/** Measured from the start of the list, because the page may scroll in between. */
function topsIn(list: HTMLElement): Tops {
  const { top } = list.getBoundingClientRect()
  return new Map(rowsIn(list).map((row) => [row, row.getBoundingClientRect().top - top]))
}

/** Moves rows from where they were to where they are. */
function slide(list: HTMLElement, before: Tops) {
  const duration = durationOf('move')
  for (const [row, top] of topsIn(list)) {
    const way = (before.get(row) ?? top) - top
    if (way !== 0)
      row.animate({ translate: [`0 ${way}px`, '0 0'] }, { duration, easing: 'ease-out' })
  }
}
