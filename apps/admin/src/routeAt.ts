import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * The route of an address with its layouts, from the outside in. `route` is undefined if no page has
 * that address. The shape of the router's answer differs between its versions, so it is read only here.
 */
export const routeAt = (router: RegisteredRouter, href: string) => {
  const [matched, , route] = router.getMatchedRoutes(href)
  return { matched, route }
}
