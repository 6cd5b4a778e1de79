import type { OperationId } from '../kernel/operation.ts'
import { security } from '../kernel/security.gen.ts'

/** The largest bodies, in bytes. A character takes at most four bytes, or six when escaped. */
export const bodyLimits = {
  /** Calls without a session: an address, a password and a token. */
  public: 16 * 1024,
  /** The largest is a membership plan: 50 features of 200 characters. */
  session: 64 * 1024,
  /** A list of 100 reasons of 500 characters. */
  reasons: 256 * 1024,
} as const

/** The largest body of a call. It limits work and memory before the validation. */
export const bodyLimitOf = (operationId: OperationId): number => {
  if (operationId === 'replaceReasonTemplates') return bodyLimits.reasons
  return security[operationId] === 'anyone' ? bodyLimits.public : bodyLimits.session
}
