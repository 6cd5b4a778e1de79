import { useLayoutEffect, useRef } from 'react'

/** How much of a neighbour stays in view, in CSS pixels, to say that there is more. */
const PEEK = 40

/** Scrolls a row of tabs, and nothing else, so far that the selected one is in view. */
export function useSelectedInView(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const row = list.current
    if (!row || selected === undefined) return
    const tab = row.querySelector(`[data-key="${CSS.escape(selected)}"]`)
    if (!tab) return
    const room = row.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left - PEEK < room.left) row.scrollLeft += left - PEEK - room.left
    else if (right + PEEK > room.right) row.scrollLeft += right + PEEK - room.right
  }, [selected])

  return list
}
