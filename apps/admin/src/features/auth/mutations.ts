import { isTransient } from '@hearth/api/retry'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { showFailure, showSuccess } from '../../errors/toasts'
import { useAction } from '../../mutations/useAction'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { mayLeave } from '../../navigation/openDrafts'
import { signingOut } from '../../session/ending'
import type { Session } from '../../session/sessionUser'
import { authMessages } from './messages'
import { refusedCode } from './refusedCode'

/** How long a sign-out waits for the server before it continues without it, in milliseconds. */
const SIGN_OUT_PATIENCE = 5_000

/**
 * Requests the secret of a second factor. It is a POST that makes a new secret, so only a person
 * may ask again.
 */
export const useSetUpTotp = () => useAction(api.mutation('setUpTotp'), authMessages.setUpTotp)

/**
 * Checks a code of the second factor. When it is right, the session records that a second factor
 * exists.
 * @param onVerified called once, with the first right code
 */
export function useVerifyTotp(onVerified: () => void) {
  const complete = useCompleteSession(onVerified)
  const once = useSingleFlight()
  const [refusals, setRefusals] = useState(0)
  const { mutateAsync, isPending, data, error } = useMutation({
    ...api.mutation('verifyTotp'),
    onSuccess: (verdict) => {
      const refused = refusedCode(verdict)
      if (refused === undefined) {
        return complete({ hasAuthenticator: true, freshUntil: verdict.freshUntil })
      }
      setRefusals((count) => count + 1)
      toast.error(refused)
    },
    onError: (failure) => {
      // A 4xx answers the code itself, so the code is worthless afterwards.
      if (!isTransient(failure)) setRefusals((count) => count + 1)
      showFailure(authMessages.verifyTotp, failure)
    },
  })
  const submission = useSubmission(authMessages.verifyTotp, {
    isPending,
    error,
    refused: refusedCode(data),
  })
  return {
    verify: (token: string) => once('verifyTotp', () => mutateAsync({ body: { token } })),
    submission,
    refusals,
  }
}

/**
 * The kind of second factor that the account has for certain, as it was just used, and until when
 * that counts.
 */
type PassedFactor = Pick<Session, 'hasAuthenticator' | 'hasPasskey' | 'freshUntil'>

/**
 * Notes that the session has passed its second factor.
 * @param onComplete called unless the person has signed out in the meantime, or somebody else has
 * signed in
 */
export function useCompleteSession(onComplete: () => void): (factor: PassedFactor) => void {
  const { session } = useRouteContext({ from: '__root__' })
  return (factor) => {
    if (!session.get().role || session.isOther()) return
    session.set({ ...session.get(), ...factor, is2FAEnabled: true, isComplete: true })
    showSuccess(authMessages.verifyTotp)
    onComplete()
  }
}

/**
 * Signs out (specification 4). Whatever the server answers, it forgets the session, the cache,
 * every draft and the readable tokens of another backend. Only a success shows a message. If
 * something is unsaved, it asks first. A second press while it is under way does nothing.
 * @param to where to go: `/` from the layout, `/login` from the two-factor page; `here` stays on a
 * public page
 */
export function useSignOut(to: '/' | '/login' | 'here') {
  const router = useRouter()
  const { drafts, queryClient, session } = router.options.context
  const { mutate, isPending } = useMutation({
    ...signingOut,
    mutationFn: async () => {
      // Abort the call: a late answer would delete the cookie of the next session.
      const controller = new AbortController()
      setTimeout(() => controller.abort(), SIGN_OUT_PATIENCE)
      const isSignedOut = await api.call('signOut', {}, { signal: controller.signal }).then(
        () => true,
        () => false,
      )
      session.clear('signedOut')
      drafts.forget()
      session.clearTokens()
      if (isSignedOut) showSuccess(authMessages.signOut)
      if (to !== 'here') await router.navigate({ to, replace: true, ignoreBlocker: true })
      queryClient.clear()
    },
  })
  const signOut = async () => {
    if (!isPending && (await mayLeave())) mutate()
  }
  return { signOut: () => void signOut(), isSigningOut: isPending }
}
