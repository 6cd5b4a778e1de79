import { createRouter } from '@tanstack/react-router'
import { Providers } from './Providers'
import { ErrorPage } from './pages/ErrorPage'
import { NotFoundPage } from './pages/NotFoundPage'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'
import { parseSearch, stringifySearch } from './search/searchParams'

/**
 * Routes preload on intent and at once. Freshness is the query cache's matter, so a preload is never
 * taken for fresh by the router itself.
 */
export function createPanelRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    InnerWrap: Providers,
  })
}

export type PanelRouter = ReturnType<typeof createPanelRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PanelRouter
  }
  interface StaticDataRouteOption {
    /** Names the page in the document's title and to screen readers. */
    title?: string
    /** Names what stands in its place when it refuses somebody. @default the 404 page */
    refusal?: string
  }
}
