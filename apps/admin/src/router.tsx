import { createRouter } from '@tanstack/react-router'
import { Providers } from './Providers'
import { ErrorPage } from './pages/ErrorPage'
import { NotFoundPage } from './pages/NotFoundPage'
import { publicRoutes } from './publicRoutes'
import type { RouterContext } from './routerContext'
import { parseSearch, stringifySearch } from './search/searchParams'

/**
 * A router that knows the pages outside the panel, and loads the others with the first of them.
 * Routes preload on intent, without a delay. The query cache decides what is fresh, so the router
 * never treats a preload as fresh.
 */
export function createPanelRouter(context: Omit<RouterContext, 'addPanel' | 'queryClient'>) {
  const router = createRouter({
    routeTree: publicRoutes,
    // The cache comes with the panel.
    context: { ...context, addPanel } as RouterContext,
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
  let added: Promise<void> | undefined
  function addPanel(): Promise<void> {
    added ??= import('./panelRoutes')
      .then((panel) => panel.addPanel(router))
      .catch((error) => {
        added = undefined
        throw error
      })
    return added
  }
  return router
}

export type PanelRouter = ReturnType<typeof createPanelRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PanelRouter
  }
  interface HistoryState {
    /** Address of the page with the link that led here. */
    from?: string
  }
  interface StaticDataRouteOption {
    /** The page's name in the document's title and for screen readers. */
    title?: string
    /** The page that replaces it when it refuses somebody. @default the 404 page */
    refusal?: string
  }
}
