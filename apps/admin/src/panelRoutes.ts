import { painted } from '@hearth/ui/hooks/painted'
import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { dropEarlyReads } from './deployment/earlyReads'
import { createQueryClient } from './queryClient'
// It gives the root route all its children.
import './routeTree.gen'
import { forgetLeftDrafts } from './session/drafts'
import { followOtherTabs } from './session/otherTabs'

/**
 * Milliseconds in which the first page of the panel, with its frame, is rendered where the others may
 * show at once: those take less than half of it, so that a press is answered within 50 ms.
 */
const QUICK = 60

/**
 * Gives a router that knows the pages outside the panel all routes and what they need: the cache,
 * and what other tabs tell. Call it once.
 */
export function addPanel(router: RegisteredRouter): void {
  const { context } = router.options
  const queryClient = createQueryClient(context.onFailure)
  context.queryClient = queryClient
  router.setRoutes(router.buildRouteTree())
  forgetLeftDrafts(router)
  followOtherTabs(router)
  const unsubscribe = router.subscribe('onResolved', () => {
    dropEarlyReads()
    unsubscribe()
  })
  // Of this device, until a page takes longer.
  let isQuick: boolean | undefined
  const show = async (update: () => Promise<void>) => {
    const began = performance.now()
    await update()
    isQuick = isQuick !== false && performance.now() - began < QUICK
  }
  // The router's hook around the step from one page to the next. Its location is set by then, and
  // the navigation shows it. On a slower device that is painted before the page, and so it is while
  // reads are under way: one that comes within that frame saves the page a second render. The first
  // page has nothing to paint before, and shows as soon as its reads are there.
  router.startViewTransition = async (update) => {
    const { location, resolvedLocation } = router.stores
    const from = resolvedLocation.get()?.pathname
    const to = location.get().pathname
    if (from === undefined) await Promise.race([painted(), isRead(queryClient)])
    else if (to !== from && !(isQuick && queryClient.isFetching() === 0)) await painted()
    if (!isOfOneList(from, to) || !canMove()) return show(update)
    const transition = document.startViewTransition(update)
    // The next step cuts it short, and a page that nobody sees does not move.
    transition.ready.catch(() => {})
    return transition.updateCallbackDone
  }
}

/** Resolves when no read is under way. */
const isRead = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })

/** A step from a list to one of its records, or back. */
const isOfOneList = (from: string | undefined, to: string): boolean =>
  from !== undefined && (to.startsWith(`${from}/`) || from.startsWith(`${to}/`))

const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
