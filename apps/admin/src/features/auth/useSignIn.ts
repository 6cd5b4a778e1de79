import type { Input } from '@hearth/api/operation'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { Submission } from '@hearth/ui/submission'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api'
import { showFailure } from '../../errors/toasts'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { authMessages } from './messages'

// Imported apart from the other calls of a session: a first visit needs only this one.

/** The only role that may sign in to the panel (specification 6). */
const ROLE = 'ADMIN'

/**
 * Shown when the browser does not keep the session; without the message the panel would redirect
 * in circles.
 */
const COOKIES_BLOCKED = 'This browser blocks cookies. Allow them for this site to sign in.'
const BLOCKED: Submission = { status: 'refused', message: COOKIES_BLOCKED }

/**
 * Signs in with email and password, and stores who the person is.
 * @param onSignedIn leads on to the second factor; the sign-in stays busy until it has finished
 */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const { session } = useRouter().options.context
  const once = useSingleFlight()
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    ...api.mutation('signIn'),
    onSuccess: ({ data: { user } }) => {
      const { role, userName, email, is2FAEnabled } = user
      const isKept = session.set({ role, info: { userName, email }, is2FAEnabled })
      return isKept ? onSignedIn() : void toast.error(COOKIES_BLOCKED)
    },
    onError: (failure) => showFailure(authMessages.signIn, failure),
  })
  const submission = useSubmission(authMessages.signIn, { isPending, error })
  return {
    signIn: (credentials: Omit<Input<'signIn'>['body'], 'role'>) =>
      once('signIn', () => mutateAsync({ body: { ...credentials, role: ROLE } })),
    submission: isSuccess && !session.get().role ? BLOCKED : submission,
  }
}
