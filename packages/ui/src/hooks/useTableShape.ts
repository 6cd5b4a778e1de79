import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHearth } from '../provider/HearthProvider'
import type { TableShape } from '../tableShape'
import { media } from '../theme/media'
import { isPrinting } from './isPrinting'
import { useMediaQuery } from './useMediaQuery'

/** Widths of a table in rem, so that large text needs a wider table. */
export interface TableWidths {
  /** Below this width, some columns are stacked. @default 48 */
  compactBelow?: number | undefined
  /** Below this width, the columns that are stacked last are stacked too. @default never */
  narrowBelow?: number | undefined
  /** Below this width, the columns that are never stacked do not fit either. @default 28 */
  cardsBelow?: number | undefined
}

/**
 * The shape that fits: cards on phones (specification 9), otherwise by the width of the table,
 * because the sidebar uses part of the window. Decided in JavaScript and not in CSS, so that the
 * page contains each value only once.
 */
export function useTableShape(
  root: RefObject<HTMLElement | null>,
  { compactBelow = 48, narrowBelow = 0, cardsBelow = 28 }: TableWidths = {},
): TableShape {
  const isPhone = useMediaQuery(media.mobile)
  const widths = `${compactBelow} ${narrowBelow} ${cardsBelow}`
  const { tableShapes } = useHearth()
  // Start with the last shape, so that Back can restore the scroll position before the table is
  // measured: that needs the previous height of the rows.
  const [shape, setShape] = useState(() => tableShapes.get(widths) ?? 'full')

  useLayoutEffect(() => {
    const element = root.current
    if (element === null || isPhone) return
    const measure = () => {
      if (isPrinting()) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const width = element.getBoundingClientRect().width / rem
      const fitting =
        width < cardsBelow
          ? 'cards'
          : width < narrowBelow
            ? 'narrow'
            : width < compactBelow
              ? 'compact'
              : 'full'
      tableShapes.set(widths, fitting)
      setShape(fitting)
    }
    // The observer reports before the first paint, when layout is done anyway; measuring here would
    // make the browser lay out twice.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, tableShapes, widths, compactBelow, narrowBelow, cardsBelow, isPhone])

  return isPhone ? 'cards' : shape
}
