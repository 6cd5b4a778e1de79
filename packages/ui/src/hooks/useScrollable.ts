import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether an element overflows: then it must be possible to scroll it by keyboard.
 *
 * @param slack pixels of overflow that hide nothing. @default 0
 */
export function useScrollable(box: RefObject<HTMLElement | null>, slack = 0): boolean {
  const [isScrollable, setIsScrollable] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setIsScrollable(element.scrollHeight > element.clientHeight + slack)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box, slack])

  return isScrollable
}
