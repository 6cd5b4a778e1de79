import { ApiError, type ErrorCode, isInvalidSignature, isUnauthorized } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'

/** Why the server refuses to go on: there is no session, or it lacks its second factor. */
export type Refusal = 'ended' | 'secondFactor'

/** Calls for which a 401 without a code answers the person and does not end the session. */
const answers401: ReadonlySet<string> = new Set<OperationId>([
  'signIn',
  'verifyTotp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'generateSecurityKey',
  'deleteOwnAccount',
])

/** What an error means for the session; undefined when it means nothing. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, status, message, operation } = error
  // A person who signs out has left, whatever the answer.
  if (operation === 'signOut') return undefined
  if (code === ('notSignedIn' satisfies ErrorCode) || isInvalidSignature(error)) return 'ended'
  if (code === ('twoFactorRequired' satisfies ErrorCode)) return 'secondFactor'
  // A backend without these codes is understood by status and message (specification 7).
  if (isUnauthorized(error)) return answers401.has(operation) ? undefined : 'ended'
  if (status === 403 && message === 'Two-factor authentication required') return 'secondFactor'
  return undefined
}

/** Whether the role of the person does not allow a call (any more). */
export const isMissingPermission = (error: unknown): boolean =>
  error instanceof ApiError && error.code === ('missingPermission' satisfies ErrorCode)
