import { whenIdle } from '@hearth/ui/hooks/useWhenIdle'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Session } from '../session/sessionUser'
import { linksFor } from './navigation'

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * Loads the code of the pages that the navigation leads to, not their data. Each waits for an idle
 * moment of its own, so that none is in the way of what a person does meanwhile.
 */
export async function loadLinkedPages(router: RegisteredRouter, session: Session): Promise<void> {
  for (const { href } of linksFor(router, session, undefined)) {
    const [, , route] = router.getMatchedRoutes(href)
    if (!route) continue
    await idle()
    await router.loadRouteChunk(route)
    // Vite adds one for each file of the page. They have done their work.
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
  }
}
