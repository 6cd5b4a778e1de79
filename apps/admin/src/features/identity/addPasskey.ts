import { ApiError, type ErrorCode } from '@hearth/api/error'
import { isTransient } from '@hearth/api/retry'
import { useRef } from 'react'
import { api } from '../../api'
import type { CredentialJson } from './credentialJson'
import { noteMade } from './passkeyMessage'
import { createPasskey } from './webauthn'

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === ('conflict' satisfies ErrorCode)

/**
 * Lets the browser make a passkey, and stores it. A passkey whose call got no answer is kept, and
 * the next try sends it again: otherwise each try would leave another dead passkey on the device.
 * The function resolves to the end of the freshness if the passkey passed the second factor, and
 * rejects with a PasskeyError or ApiError.
 */
export function useAddPasskey(): (name: string) => Promise<string | undefined> {
  const unanswered = useRef<CredentialJson>(undefined)
  return async (name) => {
    const sentBefore = unanswered.current
    const response = sentBefore ?? (await makePasskey())
    unanswered.current = response
    try {
      const { freshUntil } = await api.call('addPasskey', { body: { name, response } })
      unanswered.current = undefined
      return freshUntil
    } catch (error) {
      if (isTransient(error)) throw error
      unanswered.current = undefined
      // Only the answer to the first call was lost.
      if (sentBefore && isConflict(error)) return undefined
      noteMade(error)
      throw error
    }
  }
}

async function makePasskey(): Promise<CredentialJson> {
  const { data } = await api.call('startPasskey', {})
  return createPasskey(data)
}

/** A first name of a passkey: the browser and system, as far as they say so. */
export function deviceName(): string {
  const { userAgent } = navigator
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) =>
    userAgent.includes(name),
  )
  return system ?? location.hostname
}
