import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while: typing must not ask for each letter. */
export function usePause<Value>(value: Value, milliseconds = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
