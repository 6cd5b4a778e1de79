import { ApiError, type ErrorCode, isInvalidSignature } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'

/** Why the server will not go on: no session any more, or one without its second factor. */
export type Refusal = 'ended' | 'secondFactor'

/** Calls for which a 401 without a code is an answer to the person and not the end of the session. */
const answers401: readonly OperationId[] = [
  'signIn',
  'verifyTotp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'generateSecurityKey',
  'deleteOwnAccount',
]

/** What an error means for the session; undefined when it means nothing for it. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, status, message, operation } = error
  // Who signs out has left, whatever the answer.
  if (operation === 'signOut') return undefined
  if (code === ('notSignedIn' satisfies ErrorCode) || isInvalidSignature(error)) return 'ended'
  if (code === ('twoFactorRequired' satisfies ErrorCode)) return 'secondFactor'
  // A backend without codes, or with others, is understood by status and message (specification 7).
  if (status === 401) return answers401.includes(operation) ? undefined : 'ended'
  if (status === 403 && message === 'Two-factor authentication required') return 'secondFactor'
  return undefined
}
