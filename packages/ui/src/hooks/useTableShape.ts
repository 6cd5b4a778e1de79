import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { media } from '../theme/media'
import { isPrinting } from './isPrinting'
import { useMediaQuery } from './useMediaQuery'

/**
 * `full`: every column. `compact`: some columns stacked under the name. `cards`: no table at all.
 */
export type TableShape = 'full' | 'compact' | 'cards'

/** Widths of a table in rem, so that large text counts as less space. */
export interface TableWidths {
  /** Under it some columns are stacked. @default 48 */
  compactBelow?: number | undefined
  /** Under it even those columns that are never stacked do not fit. @default 28 */
  cardsBelow?: number | undefined
}

/**
 * The shapes that tables had, by their widths. The next table is most likely in the same window, and
 * Back needs the height of its rows before it can be measured.
 */
const lastShapes = new Map<string, TableShape>()

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
  const [shape, setShape] = useState(() => lastShapes.get(widths) ?? 'full')

  useLayoutEffect(() => {
    const element = root.current
    if (element === null || isPhone) return
    const measure = () => {
      if (isPrinting()) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const width = element.getBoundingClientRect().width / rem
      const fitting = width < cardsBelow ? 'cards' : width < compactBelow ? 'compact' : 'full'
      lastShapes.set(widths, fitting)
      setShape(fitting)
    }
    // It calls before the first paint, when the page is laid out anyway: to measure now would make the
    // browser do that twice.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, widths, compactBelow, cardsBelow, isPhone])

  return isPhone ? 'cards' : shape
}
