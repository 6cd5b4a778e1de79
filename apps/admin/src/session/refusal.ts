import { ApiError, type ErrorCode, isInvalidSignature } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'

/** Why the server will not go on: no session any more, or one without its second factor. */
export type Refusal = 'ended' | 'secondFactor'

const refusals: readonly (readonly [ErrorCode, Refusal])[] = [
  ['notSignedIn', 'ended'],
  ['invalidSignature', 'ended'],
  ['twoFactorRequired', 'secondFactor'],
]
const byCode: ReadonlyMap<string | undefined, Refusal> = new Map(refusals)

/** Calls for which a 401 without a code is an answer to the person and not the end of the session. */
const answers401: ReadonlySet<OperationId> = new Set<OperationId>([
  'signIn',
  'verifyTotp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'generateSecurityKey',
  'deleteOwnAccount',
])

/** What an error means for the session; undefined when it means nothing for it. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, status, message, operation } = error
  // Who signs out has left, whatever the answer.
  if (operation === 'signOut') return undefined
  const refusal = byCode.get(code)
  if (refusal) return refusal
  // A backend without codes, or with others, is understood by status and message (specification 7).
  if (status === 401) return answers401.has(operation) ? undefined : 'ended'
  if (isInvalidSignature(error)) return 'ended'
  if (status === 403 && message === 'Two-factor authentication required') return 'secondFactor'
  return undefined
}
