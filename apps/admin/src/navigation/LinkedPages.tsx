import { useWhenIdle, whenIdle } from '@hearth/ui/hooks/useWhenIdle'
import { useIsFetching } from '@tanstack/react-query'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { routeAt } from '../routeAt'
import type { Session } from '../session/sessionUser'
import { linksFor } from './navigation'

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * Loads the code, not the data, of the pages in the navigation: one at a time, while the browser is
 * idle, and only after this page has its data. It is a component that shows nothing, because it
 * renders whenever a read starts or ends, and its parent should not.
 */
export function LinkedPages({ session }: { session: Session }) {
  const router = useRouter()
  const [loadedFor, setLoadedFor] = useState<Session>()
  const isIdle = useIsFetching() === 0
  const load = useCallback(() => {
    setLoadedFor(session)
    void loadLinkedPages(router, session)
  }, [router, session])
  useWhenIdle(isIdle && loadedFor !== session, load)
  return null
}

async function loadLinkedPages(router: RegisteredRouter, session: Session): Promise<void> {
  for (const { href } of linksFor(router, session)) {
    const { route } = routeAt(router, href)
    if (!route) continue
    await idle()
    await router.loadRouteChunk(route)
    // Vite adds one link for each file of the page. After loading they are useless.
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
  }
}
