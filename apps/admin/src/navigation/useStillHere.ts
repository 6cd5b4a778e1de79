import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * For what leads away from a page at the end of a call. A call may end minutes later, when the
 * person types on another page, and a navigation that asks nobody would lose that.
 * @returns a function to call with the call: its result tells whether the person is still on the
 * page that made it
 */
export function useStillHere(): () => () => boolean {
  const router = useRouter()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => {
    // One component shows one record after the other.
    const { pathname } = router.latestLocation
    return () => isMounted.current && router.latestLocation.pathname === pathname
  }
}
