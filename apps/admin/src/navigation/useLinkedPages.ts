import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadWhenIdle } from '../deployment/idleLoads'
import { routeAt } from '../routeAt'
import type { Session } from '../session/sessionUser'
import { linksFor } from './navigation'

/** Loads the code, not the data, of the pages in the navigation before a person goes there. */
export function useLinkedPages(session: Session): void {
  const router = useRouter()
  useEffect(() => {
    for (const { href } of linksFor(router, session)) {
      const { route } = routeAt(router, href)
      if (route) loadWhenIdle(() => router.loadRouteChunk(route) ?? Promise.resolve())
    }
  }, [router, session])
}
