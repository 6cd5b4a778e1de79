import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Guards a navigation after a call. A call may end minutes later, when the person types on another
 * page; navigating then would lose that text.
 * @returns a function to run when the call starts; it returns a function that says whether the
 * person is still on the page that made the call
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
    // The same component shows one record after the other, so mounting is not enough to tell pages
    // apart.
    const { pathname } = router.latestLocation
    return () => isMounted.current && router.latestLocation.pathname === pathname
  }
}
