import { painted } from '@hearth/ui/hooks/painted'
import type { RegisteredRouter } from '@tanstack/react-router'
import { dropEarlyReads } from './deployment/earlyReads'
import { createQueryClient } from './queryClient'
// It gives the root route all its children.
import './routeTree.gen'
import { forgetLeftDrafts } from './session/drafts'
import { followOtherTabs } from './session/otherTabs'

/**
 * Milliseconds in which the last page must have been rendered for the next one to show at once,
 * together with the navigation: with layout and paint, a press is answered within 50 ms.
 */
const QUICK = 20

/**
 * Gives a router that knows the pages outside the panel all routes and what they need: the cache,
 * and what other tabs tell. Call it once.
 */
export function addPanel(router: RegisteredRouter): void {
  const { context } = router.options
  context.queryClient = createQueryClient(context.onFailure)
  router.setRoutes(router.buildRouteTree())
  forgetLeftDrafts(router)
  followOtherTabs(router)
  const unsubscribe = router.subscribe('onResolved', () => {
    dropEarlyReads()
    unsubscribe()
  })
  let isQuick = false
  const show = async (update: () => Promise<void>) => {
    const began = performance.now()
    await update()
    isQuick = performance.now() - began < QUICK
  }
  // The router's hook around the step from one page to the next. Its location is set by then, and
  // the navigation shows it: where pages take longer, that is painted before the page.
  router.startViewTransition = async (update) => {
    const { location, resolvedLocation } = router.stores
    const from = resolvedLocation.get()?.pathname
    const to = location.get().pathname
    if (to !== from && !isQuick) await painted()
    if (!isOfOneList(from, to) || !canMove()) return show(update)
    const transition = document.startViewTransition(update)
    // The next step cuts it short, and a page that nobody sees does not move.
    transition.ready.catch(() => {})
    return transition.updateCallbackDone
  }
}

/** A step from a list to one of its records, or back. */
const isOfOneList = (from: string | undefined, to: string): boolean =>
  from !== undefined && (to.startsWith(`${from}/`) || from.startsWith(`${to}/`))

const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
