import { useLayoutEffect, useRef } from 'react'

/** How much of a neighbour stays in view, in CSS pixels, to say that there is more. */
const PEEK = 40

/** Scrolls a row of tabs, and nothing else, so far that the selected one is in view. */
export function useSelectedInView(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that moves the row.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected=true]')
    if (!row || !tab) return
    const room = row.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left - PEEK < room.left) row.scrollLeft += left - PEEK - room.left
    else if (right + PEEK > room.right) row.scrollLeft += right + PEEK - room.right
  }, [selected])

  return list
}
