import { teamApi } from '../team/api'
import { createPasskey } from './webauthn'

/**
 * Lets the browser make a passkey, and stores it.
 * @throws PasskeyCancelled or ApiError
 */
export async function addPasskey(name: string) {
  const { data } = await teamApi.call('startPasskey', {})
  const response = await createPasskey(data)
  return teamApi.call('addPasskey', { body: { name, response } })
}

/** A first name of a passkey: the browser and system, as far as they say so. */
export function deviceName(): string {
  const { userAgent } = navigator
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) =>
    userAgent.includes(name),
  )
  return system ?? location.hostname
}
