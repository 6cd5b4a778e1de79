import { ApiError, isInvalidSignature } from '@hearth/api/error'

/** Why the server will not go on: no session any more, or one without its second factor. */
export type Refusal = 'ended' | 'secondFactor'

/** Calls for which a 401 is an answer to the person and not the end of the session. */
const OWN_401: readonly string[] = [
  'POST /auth/signin',
  'POST /auth/totp-verify',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'GET /auth/verify-email/',
  'POST /users/generate-key',
  'POST /users/delete-user',
]

/** What an error means for the session; undefined when it means nothing for it. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status, message, operation } = error
  // Who signs out has left, whatever the answer.
  if (operation === 'GET /auth/logout') return undefined
  if (status === 401) return OWN_401.includes(operation) ? undefined : 'ended'
  if (isInvalidSignature(error)) return 'ended'
  if (status === 403 && message === 'Two-factor authentication required') return 'secondFactor'
  return undefined
}
