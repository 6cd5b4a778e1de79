import { type RefObject, useLayoutEffect, useState } from 'react'
import { media } from '../theme/media'
import { useMediaQuery } from './useMediaQuery'

/**
 * `full`: every column. `compact`: some columns stacked under the name. `cards`: no table at all.
 */
export type TableShape = 'full' | 'compact' | 'cards'

/** In rem, so that large text counts as less space. */
const CARDS_BELOW = 28

const shapeOf = (rem: number, compactBelow: number): TableShape => {
  if (rem < CARDS_BELOW) return 'cards'
  return rem < compactBelow ? 'compact' : 'full'
}

/**
 * The shape that fits: cards on phones (specification 9), otherwise by the table's own width, as
 * the sidebar takes some of it. Decided here and not in CSS, so that every value is in the page
 * only once.
 * @param compactBelow width in rem under which some columns are stacked; less for few columns
 */
export function useTableShape(root: RefObject<HTMLElement | null>, compactBelow = 48): TableShape {
  const isPhone = useMediaQuery(media.mobile)
  const [shape, setShape] = useState<TableShape>('full')

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setShape(shapeOf(element.getBoundingClientRect().width / rem, compactBelow))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, compactBelow])

  return isPhone ? 'cards' : shape
}
