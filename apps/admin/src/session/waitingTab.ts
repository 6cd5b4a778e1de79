import type { RegisteredRouter } from '@tanstack/react-router'
import { addressAfterSignIn } from './panelAddress'

/**
 * Goes on from /login or /2fa when another tab has passed the second factor: signing in here would
 * end that session. The password alone is not enough, as the setup in this tab could replace the
 * secret that the other tab shows.
 */
export function leaveWhenSignedInElsewhere(router: RegisteredRouter): void {
  const { session } = router.options.context
  session.onChangeElsewhere((before, now) => {
    const { pathname, search } = router.latestLocation
    const isWaiting = pathname === '/login' || pathname === '/2fa'
    if (!isWaiting || before.isComplete || !now.isComplete) return
    void router.navigate({ href: addressAfterSignIn(router, search.redirect), replace: true })
  })
}
