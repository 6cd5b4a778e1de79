import type { Input } from '@hearth/api/operation'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { showFailure } from '../../errors/toasts'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { areCookiesBlocked } from '../../session/cookies'
import { sessionTexts } from '../../session/sessionTexts'
import { authMessages } from './messages'

// Imported apart from the other calls of a session: a first visit needs only this one.

/** Why the browser has not kept the session's cookie. */
const whyNotKept = () =>
  areCookiesBlocked() ? sessionTexts.cookiesBlocked : sessionTexts.cookieTaken

/** The only role that may sign in to the panel (specification 6). */
const ROLE = 'ADMIN'

/**
 * Signs in with email and password, and stores who the person is.
 * @param onSignedIn leads on to the second factor; the sign-in stays busy until it has finished
 */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const { session } = useRouteContext({ from: '__root__' })
  const once = useSingleFlight()
  const [reason, setReason] = useState<string>()
  const { mutateAsync, isPending, data, error } = useMutation({
    ...api.mutation('signIn'),
    onSuccess: ({ data: { user } }) => {
      const { role, userName, username, email = '', is2FAEnabled = false } = user
      const { hasPasskey, permissions } = user
      const name = userName || username || sessionTexts.unnamed
      const info = { userName: name, email }
      const isKept = session.set({
        role,
        info,
        is2FAEnabled,
        isComplete: false,
        hasPasskey,
        permissions,
      })
      if (isKept) return onSignedIn()
      const why = whyNotKept()
      setReason(why)
      return void toast.error(why)
    },
    onError: (failure) => showFailure(authMessages.signIn, failure),
  })
  const submission = useSubmission(authMessages.signIn, { isPending, error })
  // Without the cookie the panel would redirect in circles.
  const isRefused = reason !== undefined && data && !session.get().role
  return {
    signIn: (credentials: Omit<Input<'signIn'>['body'], 'role'>) =>
      once('signIn', () => mutateAsync({ body: { ...credentials, role: ROLE } })),
    submission: isRefused ? { status: 'refused' as const, message: reason } : submission,
  }
}
