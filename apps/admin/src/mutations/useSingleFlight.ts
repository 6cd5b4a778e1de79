import { useRef } from 'react'

/**
 * Starts an action on a record or by a form, unless it is already under way: the second press of
 * a double click comes before the row or the form can look busy. A failure has already shown its
 * toast.
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
