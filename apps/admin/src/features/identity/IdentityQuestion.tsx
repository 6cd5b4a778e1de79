import { isTransient } from '@hearth/api/retry'
import { ConfirmIdentity } from '@hearth/ui/domain/identity'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { authMessages } from '../auth/messages'
import { refusedCode } from '../auth/refusedCode'
import { usePasskeyCheck } from './usePasskeyCheck'

interface IdentityQuestionProps {
  /** The second factor was passed. */
  onConfirmed: () => void
  /** The person gives up. */
  onClose: () => void
}

/** Asks for the second factor, for a call that waits for it. */
export function IdentityQuestion({ onConfirmed, onClose }: IdentityQuestionProps) {
  const { session } = useRouteContext({ from: '__root__' })
  const once = useSingleFlight()
  const confirm = (freshUntil: string | undefined) => {
    if (!session.isOther()) session.set({ ...session.get(), freshUntil })
    onConfirmed()
  }
  const [refusals, setRefusals] = useState(0)
  const { mutateAsync, isPending, data, error } = useMutation({
    ...api.mutation('verifyTotp'),
    onSuccess: ({ verified, freshUntil }) => {
      if (verified) confirm(freshUntil)
      else setRefusals((count) => count + 1)
    },
    onError: (failure) => {
      // A 4xx answers the code itself, so the code is worthless afterwards.
      if (!isTransient(failure)) setRefusals((count) => count + 1)
    },
  })
  const submission = useSubmission(authMessages.verifyTotp, {
    isPending,
    error,
    refused: refusedCode(data),
  })
  return (
    <ConfirmIdentity
      isOpen
      onVerify={(token) => once('verifyTotp', () => mutateAsync({ body: { token } }))}
      submission={submission}
      refusals={refusals}
      hasAuthenticator={session.get().hasAuthenticator}
      passkey={usePasskeyCheck(confirm)}
      onCancel={onClose}
    />
  )
}
