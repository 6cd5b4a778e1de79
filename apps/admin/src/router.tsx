import type { Permission } from '@hearth/api/permissions.gen'
import type { HelpPage } from '@hearth/ui/domain/help'
import { createRouter } from '@tanstack/react-router'
import type { ListName } from './features/export/lists'
import { readSections } from './navigation/sections'
import { moveBetweenListAndRecord } from './navigation/viewTransition'
import { Providers } from './Providers'
import { ErrorPage } from './pages/ErrorPage'
import { NotFoundPage } from './pages/NotFoundPage'
import type { RouterContext } from './routerContext'
import { routeTree } from './routeTree.gen'
import { parseSearch, stringifySearch } from './search/searchParams'

/**
 * Routes preload on intent, without a delay. The query cache decides what is fresh, so the router
 * never treats a preload as fresh.
 */
export const createPanelRouter = (context: RouterContext) => {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultViewTransition: { types: moveBetweenListAndRecord },
    scrollRestoration: true,
    InnerWrap: Providers,
  })
  readSections(router)
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
    /** What the person needs for the page. @default nothing */
    permission?: Permission
    /** The page to show when the route refuses the person. @default the 404 page */
    refusal?: string
    /** The help of the page. @default none */
    help?: HelpPage
    /** The list of the page, if it can be saved as a file. */
    list?: ListName
  }
}
