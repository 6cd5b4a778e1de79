import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../api'

type Verification =
  | { status: 'pending' | 'success'; error?: undefined }
  | { status: 'error'; error: unknown }

const PENDING: Verification = { status: 'pending' }

/** The calls of this document by try and token: an effect may run twice, the call only once. */
const calls = new Map<string, Promise<unknown>>()

/**
 * Verifies an email once, by itself (specification 2.7): the call changes something, so neither a
 * loader nor a second mount may make it.
 */
export function useVerification(token: string) {
  const { onFailure } = useRouteContext({ from: '__root__' })
  const [verification, setVerification] = useState(PENDING)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const show = (next: Verification) => isCurrent && setVerification(next)
    const key = `${tries} ${token}`
    const running = calls.get(key) ?? api.call('verifyEmail', { query: { token } })
    calls.set(key, running)
    show(PENDING)
    running.then(
      () => show({ status: 'success' }),
      (error) => {
        if (isCurrent) onFailure(error, 'read')
        show({ status: 'error', error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [token, tries, onFailure])

  return {
    ...verification,
    /** Makes the call again. */
    retry: () => setTries((count) => count + 1),
  }
}
