import { useEffect, useState } from 'react'
import { useHearth } from '../provider/HearthProvider'

/** The current time, updated each minute: for texts such as '38 min ago'. */
export function useMinute(): Date {
  const { now } = useHearth()
  const [minute, setMinute] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), 60_000)
    return () => clearInterval(timer)
  }, [now])
  return minute
}
