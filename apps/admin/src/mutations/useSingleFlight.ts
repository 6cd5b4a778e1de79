import { useRef } from 'react'

/**
 * Starts a deed, upon a record or by a form, unless it is under way: the second press of a double click
 * comes before the row or the form can show that it is busy. A failure has had its toast.
 */
export function useOnce(): (id: string, deed: () => Promise<unknown>) => void {
  const running = useRef(new Set<string>())
  return (id, deed) => {
    if (running.current.has(id)) return
    running.current.add(id)
    const done = () => void running.current.delete(id)
    deed().then(done, done)
  }
}
