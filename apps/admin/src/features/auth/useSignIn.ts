import type { Input } from '@hearth/api/operation'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { showFailure } from '../../errors/toasts'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { startSession } from '../../session/startSession'
import { authMessages } from './messages'

// Imported apart from the other calls of a session: a first visit needs only this one.

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
      const why = startSession(session, user)
      if (why === undefined) return onSignedIn()
      setReason(why)
      return void toast.error(why)
    },
    onError: (failure) => showFailure(authMessages.signIn, failure),
  })
  const submission = useSubmission(authMessages.signIn, { isPending, error })
  const isRefused = reason !== undefined && data && !session.get().role
  return {
    signIn: (credentials: Omit<Input<'signIn'>['body'], 'role'>) =>
      once('signIn', () =>
        // Somebody has signed in in another tab since: this sign-in would end their session.
        session.get().role ? onSignedIn() : mutateAsync({ body: { ...credentials, role: ROLE } }),
      ),
    submission: isRefused ? { status: 'refused' as const, message: reason } : submission,
  }
}
