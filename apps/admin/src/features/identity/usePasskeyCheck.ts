import { ApiError, type ErrorCode } from '@hearth/api/error'
import type { PasskeyOffer } from '@hearth/ui/domain/identity'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { refusalOf } from '../../errors/refusal'
import { passkeyTexts } from './messages'
import { obstacleNote, passkeyMessage } from './passkeyMessage'
import { getPasskey, passkeyObstacle } from './webauthn'

/**
 * Passes the second factor with a passkey. Undefined if the account has none; without a button
 * where it can't be used. A passkey that is gone or refused for good is offered no longer.
 * @param onVerified gets the end of the freshness, if the server says it
 */
export function usePasskeyCheck(
  onVerified: (freshUntil: string | undefined) => void,
): PasskeyOffer | undefined {
  const { session, onFailure } = useRouteContext({ from: '__root__' })
  const [hasPasskey, setHasPasskey] = useState(() => session.get().hasPasskey === true)
  const [obstacle] = useState(passkeyObstacle)
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<string>()
  const keep = (isLeft: boolean) => {
    if (!session.isOther()) session.set({ ...session.get(), hasPasskey: isLeft })
    setHasPasskey(isLeft)
  }
  const ask = async (): Promise<string | undefined> => {
    const { data } = await api.call('startPasskeyCheck', {})
    const response = await getPasskey(data)
    const verdict = await api.call('verifyPasskey', { body: { response } })
    if (verdict.verified) {
      onVerified(verdict.freshUntil)
      return undefined
    }
    if (verdict.code !== 'passkeyRefused') return passkeyTexts.wrong
    keep(verdict.hasPasskey ?? true)
    return passkeyTexts.refused
  }
  const check = async () => {
    setPending(true)
    setMessage(undefined)
    try {
      setMessage(await ask())
    } catch (error) {
      onFailure(error, 'read')
      if (isGone(error)) {
        keep(false)
        setMessage(passkeyTexts.removed)
      } else if (!refusalOf(error)) setMessage(passkeyMessage('using', error))
    } finally {
      setPending(false)
    }
  }
  if (!hasPasskey && message === undefined) return undefined
  if (obstacle) return { onUse: undefined, ...obstacleNote(obstacle) }
  return { onUse: hasPasskey ? () => void check() : undefined, isPending, message }
}

/** Whether the account has no passkey for this host name any more. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.operation === 'startPasskeyCheck' &&
  error.code === ('conflict' satisfies ErrorCode)
