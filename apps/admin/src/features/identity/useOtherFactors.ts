import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { TwoFactorScreenProps } from '@hearth/ui/screens/two-factor/TwoFactorScreen'
import { IDLE, type Submission } from '@hearth/ui/submission'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { useCompleteSession } from '../auth/mutations'
import { refusedCode } from '../auth/refusedCode'
import { deviceName, useAddPasskey } from './addPasskey'
import { identityMessages, identityTexts } from './messages'
import { obstacleNote, passkeyMessage } from './passkeyMessage'
import { usePasskeyCheck } from './usePasskeyCheck'
import { passkeyObstacle } from './webauthn'

type Other = Pick<TwoFactorScreenProps, 'passkey' | 'recovery'> & {
  /** The outcome of the last recovery code. */
  submission: Submission
  /** Whether the step of the recovery code is open. */
  isRecovering: boolean
}

/**
 * The other ways to pass /2fa: a passkey, made in the setup or used in place of the code, and a
 * recovery code. None of them where the deployment has no team.
 */
export function useOtherFactors(isSetup: boolean, onVerified: () => void): Other {
  const [isRecovering, setRecovering] = useState(false)
  const complete = useCompleteSession(onVerified)
  const check = usePasskeyCheck((freshUntil) => complete({ freshUntil }))
  const setup = usePasskeySetup(complete)
  const once = useSingleFlight()
  const { mutateAsync, isPending, data, error } = useMutation({
    ...api.mutation('verifyRecoveryCode'),
    onSuccess: ({ verified, left, freshUntil }) => {
      if (!verified) return
      if (left !== undefined) toast.info(identityTexts.codesLeft(left))
      complete({ freshUntil })
    },
  })
  const submission = useSubmission(identityMessages.verifyRecoveryCode, {
    isPending,
    error,
    refused: refusedCode(data, {
      wrong: identityTexts.wrongRecoveryCode,
      used: identityTexts.usedRecoveryCode,
    }),
  })
  if (!isOffered('team')) {
    return { passkey: undefined, recovery: undefined, submission: IDLE, isRecovering: false }
  }
  return {
    passkey: isSetup ? setup : check,
    recovery: {
      onOpen: () => setRecovering(true),
      onBack: () => setRecovering(false),
      onRecover: (code) => once('verifyRecoveryCode', () => mutateAsync({ body: { code } })),
    },
    submission,
    isRecovering,
  }
}

/** Makes the first passkey as the second factor. */
function usePasskeySetup(
  onDone: (factor: { hasPasskey: true; freshUntil: string | undefined }) => void,
): TwoFactorScreenProps['passkey'] {
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<string>()
  const { onFailure } = useRouteContext({ from: '__root__' })
  const addPasskey = useAddPasskey()
  const [obstacle] = useState(passkeyObstacle)
  if (obstacle) return { onUse: undefined, ...obstacleNote(obstacle) }
  const make = async () => {
    setPending(true)
    setMessage(undefined)
    try {
      const freshUntil = await addPasskey(deviceName())
      onDone({ hasPasskey: true, freshUntil })
    } catch (error) {
      onFailure(error, 'read')
      setMessage(passkeyMessage('adding', error))
    } finally {
      setPending(false)
    }
  }
  return { onUse: () => void make(), isPending, message }
}
