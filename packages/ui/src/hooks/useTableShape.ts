import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHearth } from '../provider/HearthProvider'
import type { TableShape } from '../tableShape'
import { media } from '../theme/media'
import { isPrinting } from './isPrinting'
import { useMediaQuery } from './useMediaQuery'

/** Widths of a table in rem, so that large text counts as less space. */
export interface TableWidths {
  /** Under it some columns are stacked. @default 48 */
  compactBelow?: number | undefined
  /** Under it even those columns that are never stacked do not fit. @default 28 */
  cardsBelow?: number | undefined
}

/**
 * The shape that fits: cards on phones (specification 9), otherwise by the table's own width, as
 * the sidebar takes some of it. Decided here and not in CSS, so that every value is in the page
 * only once.
 */
export function useTableShape(
  root: RefObject<HTMLElement | null>,
  { compactBelow = 48, cardsBelow = 28 }: TableWidths = {},
): TableShape {
  const isPhone = useMediaQuery(media.mobile)
  const widths = `${compactBelow} ${cardsBelow}`
  const { tableShapes } = useHearth()
  // Back finds its place before the table is measured: it needs the height that the rows had.
  const [shape, setShape] = useState(() => tableShapes.get(widths) ?? 'full')

  useLayoutEffect(() => {
    const element = root.current
    if (element === null || isPhone) return
    const measure = () => {
      if (isPrinting()) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const width = element.getBoundingClientRect().width / rem
      const fitting = width < cardsBelow ? 'cards' : width < compactBelow ? 'compact' : 'full'
      tableShapes.set(widths, fitting)
      setShape(fitting)
    }
    // It calls before the first paint, when the page is laid out anyway: to measure now would make the
    // browser do that twice.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, tableShapes, widths, compactBelow, cardsBelow, isPhone])

  return isPhone ? 'cards' : shape
}
