import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as css from './SortButton.css'
import type { SortDirection } from './tableSort'

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const

interface SortButtonProps {
  /** The heading of the column. */
  children: ReactNode
  /** The sort direction of this column; undefined if the rows are not sorted by it. */
  direction: SortDirection | undefined
  onPress: () => void
}

/** The heading of a sortable column; its cell carries `aria-sort`. */
export function SortButton({ children, direction, onPress }: SortButtonProps) {
  const Arrow = direction === undefined ? ChevronsUpDown : arrows[direction]
  return (
    <Button className={css.sortButton} onPress={onPress}>
      <span>{children}</span>
      <Arrow className={css.arrow} aria-hidden />
    </Button>
  )
}
