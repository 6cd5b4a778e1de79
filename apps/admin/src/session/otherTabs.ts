import type { RegisteredRouter } from '@tanstack/react-router'
import { admitCalls } from './ownCalls'
import { isPanelPath } from './panelAddress'

/**
 * Follows what other tabs do with the session. A sign-out there is a sign-out here. A session
 * that ends there ends here too, and typed input is kept. When somebody else signs in there, this
 * page makes no call any more: it starts over as them, unless something was typed here. Then it
 * keeps that for its author and shows who is signed in now. When the same person signs in in
 * another role, it starts over. A tab that waits at /login or /2fa follows
 * `leaveWhenSignedInElsewhere`.
 */
export function followOtherTabs(router: RegisteredRouter): void {
  const { drafts, queryClient, session } = router.options.context
  admitCalls(() => !session.isOther())
  session.onChangeElsewhere((before, now, isSignedOut) => {
    if (isSignedOut) drafts.forget()
    if (!before.role) return
    const { pathname } = router.latestLocation
    if (!now.role) {
      drafts.save(pathname)
      void router.invalidate().finally(() => queryClient.clear())
    } else if (session.isOther()) {
      if (!isPanelPath(router, pathname) || !drafts.save(pathname)) location.reload()
    } else if (now.role !== before.role) location.reload()
  })
}
