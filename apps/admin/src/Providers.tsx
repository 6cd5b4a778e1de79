import { serverNow } from '@hearth/api/serverTime'
import { HearthProvider, type NavigateOptions } from '@hearth/ui/provider'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { brand } from './deployment/brand'
import { routeAt } from './routeAt'

/** The providers around every page, error pages included: the brand, and the router for ui's links. */
export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { drafts } = router.options.context
  const navigate = useCallback(
    (href: string, { replace = false }: NavigateOptions = {}) => {
      // A link to the same page, such as a row's review beside its list, keeps the place in it.
      const { pathname, href: from } = router.latestLocation
      const resetScroll = !href.startsWith(`${pathname}?`)
      // Without a state, the router does not add another history entry for the same address.
      void router.navigate({
        href,
        replace,
        resetScroll,
        ...(href !== from && { state: { from } }),
      })
    },
    [router],
  )
  const preload = useCallback(
    (href: string) => {
      const { pathname, search } = new URL(href, location.origin)
      const { route } = routeAt(router, pathname)
      // Only pages are preloaded: hovering over a link must never request an address under /api.
      if (route)
        void router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) })
    },
    [router],
  )
  return (
    <HearthProvider
      brand={brand}
      navigate={navigate}
      preload={preload}
      now={serverNow}
      drafts={drafts}
    >
      {children}
    </HearthProvider>
  )
}
