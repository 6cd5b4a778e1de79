import type { PasskeyOffer } from '@hearth/ui/domain/identity'
import { identityText } from '@hearth/ui/domain/identity'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { failureMessages } from '../../errors/messages'
import { refusalOf } from '../../errors/refusal'
import { teamApi } from '../team/api'
import { identityMessages, identityTexts } from './messages'
import { canUsePasskeys, getPasskey, PasskeyCancelled } from './webauthn'

/**
 * Passes the second factor with a passkey. Undefined if the account has no passkey, or if the
 * browser doesn't support them.
 * @param hasPasskey whether the person has one for this host name
 */
export function usePasskeyCheck(
  hasPasskey: boolean,
  onVerified: () => void,
): PasskeyOffer | undefined {
  const { onFailure } = useRouteContext({ from: '__root__' })
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<string>()
  const check = async () => {
    setPending(true)
    setMessage(undefined)
    try {
      const { data } = await teamApi.call('startPasskeyCheck', {})
      const response = await getPasskey(data)
      const { verified } = await teamApi.call('verifyPasskey', { body: { response } })
      if (verified) onVerified()
      else setMessage(identityTexts.wrongPasskey)
    } catch (error) {
      onFailure(error, 'read')
      if (error instanceof PasskeyCancelled) setMessage(identityText.passkeyCancelled)
      else if (!refusalOf(error)) {
        setMessage(failureMessages(identityMessages.verifyPasskey, error)[0])
      }
    } finally {
      setPending(false)
    }
  }
  if (!hasPasskey || !canUsePasskeys()) return undefined
  return { onUse: () => void check(), isPending, message }
}
