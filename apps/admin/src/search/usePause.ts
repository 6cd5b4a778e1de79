import { useEffect, useState } from 'react'

/**
 * A value, delayed until it stays the same for a while, so that typing does not send one request
 * per letter.
 */
export function usePause<Value>(value: Value, milliseconds = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
