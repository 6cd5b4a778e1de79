import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether an element overflows, so that it must be scrollable by keyboard.
 * @param slack pixels of overflow that hide nothing. @default 0
 */
export function useScrollable(box: RefObject<HTMLElement | null>, slack = 0): boolean {
  const [isScrollable, setIsScrollable] = useState(false)

  // Before the first paint: a button that comes a frame later moves all the rows below.
  useLayoutEffect(() => {
    const element = box.current
    if (element) setIsScrollable(overflows(element, slack))
  }, [box, slack])

  // A clamped text keeps its size when a render or a late font gives it more lines. Observe it
  // again: the observer reports in the next frame, after layout, without forcing another.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => setIsScrollable(overflows(element, slack)))
    const observe = () => {
      observer.disconnect()
      for (const each of [element, ...element.children]) observer.observe(each)
    }
    observe()
    document.fonts.addEventListener('loadingdone', observe)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', observe)
    }
  })

  return isScrollable
}

const overflows = ({ scrollHeight, clientHeight }: Element, slack: number) =>
  scrollHeight > clientHeight + slack
