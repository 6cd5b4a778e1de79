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
 * The shape that fits: cards on phones (specification 9), otherwise by the table's own width, as
 * the sidebar takes some of it. Decided here and not in CSS, so that every value is in the page
 * only once.
 */
export function useTableShape(
  root: RefObject<HTMLElement | null>,
  { compactBelow = 48, cardsBelow = 28 }: TableWidths = {},
): TableShape {
  const isPhone = useMediaQuery(media.mobile)
  const [shape, setShape] = useState<TableShape>('full')

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    // Before the frame is painted, and at a time when its layout is known: to measure at once would
    // make the browser lay out twice.
    const observer = new ResizeObserver(() => {
      if (isPrinting()) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const width = element.getBoundingClientRect().width / rem
      flushSync(() => {
        if (width < cardsBelow) setShape('cards')
        else setShape(width < compactBelow ? 'compact' : 'full')
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, compactBelow, cardsBelow])

  return isPhone ? 'cards' : shape
}
