import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { addressAfterSignIn } from './panelAddress'
import type { Session } from './sessionUser'

/**
 * Goes on from /login or /2fa when another tab has passed the second factor. Signing in here would
 * end that session. The password alone is not enough: a setup page in this tab would replace the
 * secret that the other tab shows.
 * @param kept the address that the guard kept
 */
export function useSignInElsewhere(kept: string | undefined): void {
  const router = useRouter()
  const { addPanel, session } = router.options.context
  const goOn = useEffectEvent(async (before: Session, now: Session) => {
    if (before.isComplete || !now.isComplete) return
    // Only the panel's routes know whether the kept address is one of them.
    await addPanel()
    await router.navigate({ href: addressAfterSignIn(router, kept), replace: true })
  })
  useEffect(() => session.onChangeElsewhere((before, now) => void goOn(before, now)), [session])
}
