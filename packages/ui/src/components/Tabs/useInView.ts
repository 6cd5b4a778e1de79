import { type RefObject, useEffect } from 'react'

/** How much of a neighbour stays visible, in CSS pixels, to hint at more tabs. */
const PEEK = 40

/**
 * Scrolls a row of tabs, and nothing else, until the selected one is in view.
 * @param content an element in the tab: tabs mount a moment after their row
 */
export function useInView(content: RefObject<Element | null>, isSelected: boolean) {
  useEffect(() => {
    const row = content.current?.closest('[role=tablist]')
    const tab = content.current?.closest('[role=tab]')
    if (!isSelected || !row || !tab) return
    const room = row.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left - PEEK < room.left) row.scrollLeft += left - PEEK - room.left
    else if (right + PEEK > room.right) row.scrollLeft += right + PEEK - room.right
  }, [content, isSelected])
}
