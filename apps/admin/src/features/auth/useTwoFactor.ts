import { ApiError } from '@hearth/api/error'
import type { Answer, Input } from '@hearth/api/operation'
import { isTransient } from '@hearth/api/retry'
import type { Loadable } from '@hearth/ui/loadable'
import type { TwoFactorMode } from '@hearth/ui/screens/two-factor/TwoFactorScreen'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureMessages } from '../../errors/messages'
import { authMessages } from './messages'
import { useSetUpTotp, useVerifyTotp } from './mutations'

/**
 * How long the page shows that the code was right before it goes on, in milliseconds
 * (specification 9).
 */
const LEAVE_DELAY = 1_500

type Setup = Answer<'setUpTotp'>

/** The account name that an authenticator app lists. */
interface TotpAccount {
  issuer: string
  email: string
}

/**
 * The key URI of a secret, for authenticator apps (github.com/google/google-authenticator/wiki).
 */
function keyUri({ issuer, email }: TotpAccount, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`
}

/**
 * The secret of the second factor and how to ask for one. React state holds it and not the query
 * cache: other backends make a new secret with each call, so only a person's action may ask again.
 * The reference server shows a reloaded page the same one, and makes another only for `renew`.
 */
function useSetup(account: TotpAccount) {
  const setUp = useSetUpTotp()
  const [setup, setSetup] = useState<Setup>()
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(false)

  const ask = async (input: Input<'setUpTotp'> = {}): Promise<boolean> => {
    setPending(true)
    setFailure(undefined)
    try {
      setSetup(await setUp(input))
      return true
    } catch (error) {
      setFailure(error)
      // The server may have replaced the secret even so: don't let the person enrol with the old
      // one.
      if (isTransient(error)) setSetup(undefined)
      return false
    } finally {
      setPending(false)
    }
  }

  const loadable: Loadable<Setup> = setup
    ? { status: 'ready', data: setup }
    : failure
      ? { status: 'failed', onRetry: () => void ask() }
      : { status: 'loading' }
  return {
    ask,
    hasOne: setup !== undefined,
    mode: {
      kind: 'setup' as const,
      setup: loadable,
      appHref: setup && keyUri(account, setup.secret),
      message: failure ? failureMessages(authMessages.setUpTotp, failure)[0] : undefined,
      isRegenerating: setup !== undefined && isPending,
      retryAt: failure instanceof ApiError ? failure.retryAt : undefined,
    },
  }
}

/**
 * The steps of /2fa (specification 2.4): first the setup if the person has no second factor, then
 * a code, then the next page.
 * @param isEnrolled whether there is a second factor already
 * @param account the account of the person
 * @param onDone called 1.5 s after the right code, unless the person has left the page
 */
export function useTwoFactor(isEnrolled: boolean, account: TotpAccount, onDone: () => void) {
  const [step, setStep] = useState<TwoFactorMode['kind']>(isEnrolled ? 'verify' : 'setup')
  const { ask, hasOne, mode: setupMode } = useSetup(account)
  const { verify, ...checked } = useVerifyTotp(() => setStep('done'))

  const isAsked = useRef(isEnrolled)
  const askFirst = useEffectEvent(() => void ask())
  useEffect(() => {
    // Ask once per visit: an effect may run twice, and a second secret would invalidate the first.
    if (isAsked.current) return
    isAsked.current = true
    askFirst()
  }, [])

  const leave = useEffectEvent(onDone)
  useEffect(() => {
    if (step !== 'done') return
    const timer = setTimeout(() => leave(), LEAVE_DELAY)
    return () => clearTimeout(timer)
  }, [step])

  const modes: Record<TwoFactorMode['kind'], TwoFactorMode> = {
    setup: setupMode,
    verify: { kind: 'verify', ...checked },
    passkey: { kind: 'passkey' },
    recovery: { kind: 'recovery' },
    done: { kind: 'done' },
  }
  return {
    mode: modes[step],
    onRegenerate: () => void ask({ query: { renew: true } }),
    onContinue: () => setStep('verify'),
    // The server refuses this for an enrolled person (specification 2.4): the toast says why, and
    // the code field stays.
    onBackToSetup: async () => {
      if (hasOne || (await ask())) setStep('setup')
    },
    onVerify: verify,
    /** Goes on after another second factor than the code. */
    onPassed: () => setStep('done'),
  }
}
