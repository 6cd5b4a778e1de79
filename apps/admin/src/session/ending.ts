import { isInvalidSignature, messageOf } from '@hearth/api/error'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { PanelRouter } from '../router'
import { isPanelPath, keep } from './panelAddress'
import { type Refusal, refusalOf } from './refusal'

/**
 * Makes the handler of every failed call: when the server refuses to go on, it leads to /login or
 * /2fa, once however many calls fail together, and keeps the place to come back to.
 */
export function createEnding(router: () => PanelRouter): (error: unknown) => void {
  let isLeaving = false
  return (error) => {
    const refusal = refusalOf(error)
    if (!refusal || isLeaving || !concerns(router(), refusal)) return
    isLeaving = true
    void leave(router(), refusal, error).finally(() => {
      isLeaving = false
    })
  }
}

/** A late answer to a page that is no longer there ends nothing. */
function concerns(router: PanelRouter, refusal: Refusal): boolean {
  const { pathname } = router.latestLocation
  return isPanelPath(router, pathname) || (pathname === '/2fa' && refusal === 'ended')
}

async function leave(router: PanelRouter, refusal: Refusal, error: unknown) {
  const { queryClient, session } = router.options.context
  const { pathname, href, search } = router.latestLocation
  const redirect = pathname === '/2fa' ? search.redirect : keep(href)
  if (refusal === 'ended') {
    session.clear()
    const words = isInvalidSignature(error) ? '' : messageOf(error, '')
    if (words) toast.error(words)
  }
  const to = refusal === 'ended' ? '/login' : '/2fa'
  await router.navigate({ to, search: { redirect }, replace: true })
  // Not before: a page that is still there would ask for everything again.
  queryClient.clear()
}
