import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * Follows what other tabs do with the session. A sign-out there is a sign-out here. A session
 * that ends there ends here too, and typed input is kept. When somebody else signs in there, or
 * the same person in another role, this tab starts over as them. `useSignInElsewhere` is for the
 * tabs that wait at /login or /2fa.
 */
export function followOtherTabs(router: RegisteredRouter): void {
  const { drafts, queryClient, session } = router.options.context
  session.onChangeElsewhere((before, now, isSignedOut) => {
    if (isSignedOut) drafts.forget()
    if (!before.role) return
    if (!now.role) {
      drafts.keep(router.latestLocation.pathname)
      void router.invalidate().finally(() => queryClient.clear())
    } else if (now.info.email !== before.info.email || now.role !== before.role) location.reload()
  })
}
