import { useRef } from 'react'

/**
 * Starts an action, upon a record or by a form, unless it is under way: the second press of a double click
 * comes before the row or the form can show that it is busy. A failure has had its toast.
 */
export function useSingleFlight(): (id: string, action: () => Promise<unknown>) => void {
  const running = useRef(new Set<string>())
  return (id, action) => {
    if (running.current.has(id)) return
    running.current.add(id)
    const done = () => void running.current.delete(id)
    action().then(done, done)
  }
}
