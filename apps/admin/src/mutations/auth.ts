import type { Input } from '@hearth/api/operation'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../api'
import { moments } from '../errors/catalogue'
import { sayFailure, saySuccess } from '../errors/say'
import { failureWords, inForm } from '../errors/words'
import { mayLeave } from '../leaveGuard'
import { useDeed } from './useDeed'

/** How long a sign-out waits for the server before it goes on without it, in milliseconds. */
const SIGN_OUT_PATIENCE = 5_000

/** The only role that the panel signs in (specification 6). */
const ROLE = 'ADMIN'

/** Said when the browser does not keep the session; without it the panel would lead in circles. */
const COOKIES_BLOCKED = 'This browser blocks cookies. Allow them for this site to sign in.'

/**
 * Signs in with email and password, and keeps who it is.
 * @param onSignedIn leads on to the second factor; the sign-in is busy until it has
 */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const { session } = useRouter().options.context
  const { mutate, isPending, error } = useMutation({
    ...api.mutation('signIn'),
    onSuccess: ({ data: { user } }) => {
      const { role, userName, email, is2FAEnabled } = user
      const isKept = session.set({ role, info: { userName, email }, is2FAEnabled })
      return isKept ? onSignedIn() : void toast.error(COOKIES_BLOCKED)
    },
    onError: (failure) => sayFailure('signIn', failure),
  })
  return {
    signIn: (credentials: Omit<Input<'signIn'>['body'], 'role'>) =>
      mutate({ body: { ...credentials, role: ROLE } }),
    isBusy: isPending,
    ...inForm('signIn', error),
  }
}

/** Asks for the secret of a second factor. It is made by a POST: only a person's wish may ask again. */
export const useSetUpTotp = () => useDeed('setUpTotp')

/**
 * Judges a code of the second factor; when it is right, the session knows that there is one.
 * @param onVerified called once with the first right code
 */
export function useVerifyTotp(onVerified: () => void) {
  const { session } = useRouter().options.context
  const { mutate, isPending, data, error } = useMutation({
    ...api.mutation('verifyTotp'),
    onSuccess: ({ verified }) => {
      if (!verified) return void toast.error(moments.invalidTotpCode)
      session.set({ ...session.get(), is2FAEnabled: true })
      saySuccess('verifyTotp')
      onVerified()
    },
    onError: (failure) => sayFailure('verifyTotp', failure),
  })
  const isWrong = data?.verified === false
  return {
    verify: (token: string) => mutate({ body: { token } }),
    isBusy: isPending,
    message: isWrong
      ? moments.invalidTotpCode
      : error
        ? failureWords('verifyTotp', error)[0]
        : undefined,
  }
}

/**
 * Signs out (specification 4): whatever the server answers, the session, the cache and the readable
 * tokens of another backend are forgotten; only a success says so. It asks first where something is
 * unsaved. A second press while it is under way does nothing.
 * @param to where to go: `/` from the layout, `/login` from the two-factor page
 */
export function useSignOut(to: '/' | '/login') {
  const router = useRouter()
  const { queryClient, session } = router.options.context
  const { mutateAsync: tellServer } = useMutation(api.mutation('signOut'))
  const { mutate, isPending } = useMutation({
    mutationKey: ['leave'],
    mutationFn: async () => {
      const told = tellServer().then(
        () => true,
        () => false,
      )
      const isTold = await Promise.race([told, patience()])
      session.clear()
      session.clearTokens()
      if (isTold) saySuccess('signOut')
      await router.navigate({ to, replace: true, ignoreBlocker: true })
      queryClient.clear()
    },
  })
  const signOut = async () => {
    if (!isPending && (await mayLeave())) mutate()
  }
  return { signOut: () => void signOut(), isSigningOut: isPending }
}

const patience = () =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), SIGN_OUT_PATIENCE)
  })
