import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createMemory, useMemory } from '../provider/memory'
import { media } from '../theme/media'
import { isPrinting } from './isPrinting'
import { useMediaQuery } from './useMediaQuery'
import { releaseColumns } from './useSteadyColumns'

/**
 * `full`: every column. `compact`: some columns stacked under the name. `narrow`: all that can be
 * stacked are. `cards`: no table at all.
 */
export type TableShape = 'full' | 'compact' | 'narrow' | 'cards'

/** The shapes that tables had last, by their widths. */
const shapes = createMemory(() => new Map<string, TableShape>())

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
 * because the sidebar uses part of the window. A table that is wider than its frame takes the next
 * shape, as the frame would cut off its actions. Decided in JavaScript and not in CSS, so that the
 * page contains each value only once.
 */
export function useTableShape(
  root: RefObject<HTMLElement | null>,
  { compactBelow = 48, narrowBelow = 0, cardsBelow = 28 }: TableWidths = {},
): TableShape {
  const isPhone = useMediaQuery(media.mobile)
  const widths = `${compactBelow} ${narrowBelow} ${cardsBelow}`
  const lastShapes = useMemory(shapes)
  // Start with the last shape, so that Back can restore the scroll position before the table is
  // measured: that needs the previous height of the rows.
  const [shape, setShape] = useState(() => lastShapes.get(widths) ?? 'full')
  // What each shape was seen to need. It only grows, so that no two shapes take turns.
  const needs = useRef({ full: 0, compact: 0, narrow: 0 })

  useLayoutEffect(() => {
    const element = root.current
    if (element === null || isPhone) return
    const table = element.querySelector(':scope > table')
    const measure = () => {
      if (isPrinting()) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const width = element.getBoundingClientRect().width / rem
      const overflowOf = () =>
        table ? table.getBoundingClientRect().width - element.clientWidth : 0
      let overflow = overflowOf()
      if (table && overflow > 1) {
        // The columns may have their widths from a wider window.
        releaseColumns(table)
        overflow = overflowOf()
      }
      // A fraction of a pixel cuts nothing off.
      if (shape !== 'cards' && overflow > 1) {
        needs.current[shape] = Math.max(needs.current[shape], width + overflow / rem)
      }
      const { full, compact, narrow } = needs.current
      const fitting =
        width < Math.max(cardsBelow, narrow)
          ? 'cards'
          : width < Math.max(narrowBelow, compact)
            ? 'narrow'
            : width < Math.max(compactBelow, full)
              ? 'compact'
              : 'full'
      lastShapes.set(widths, fitting)
      setShape(fitting)
    }
    // The observer reports before the first paint, when layout is done anyway; measuring here would
    // make the browser lay out twice.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    if (table) observer.observe(table)
    return () => observer.disconnect()
  }, [root, lastShapes, widths, compactBelow, narrowBelow, cardsBelow, isPhone, shape])

  return isPhone ? 'cards' : shape
}
