import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSession } from '../auth/sessions.ts'
import { allowedCallers, type Caller } from '../kernel/access.ts'
import { AppError } from '../kernel/errors.ts'
import type { OperationId, Session } from '../kernel/operation.ts'
import { mayCall } from '../kernel/permissions.ts'
import { security } from '../kernel/security.gen.ts'
import type { Database } from '../platform/database/database.ts'
import type { SessionCookie } from './sessionCookie.ts'

const callerOf = (session: Session | undefined): Caller => {
  if (!session) return 'none'
  if (!session.mfa) return 'partial'
  return session.role
}

const refusals = {
  none: 'notSignedIn',
  partial: 'twoFactorRequired',
  member: 'forbidden',
  admin: 'forbidden',
} as const satisfies Record<Caller, string>

interface Admission {
  readonly reads: Database
  readonly cookie: SessionCookie
  now(): Date
}

/**
 * Finds the caller's session and checks the access. A call that is open to anyone never fails
 * because of a bad cookie.
 * @throws AppError when the caller has no access
 */
export const admitTo = async (
  allowed: readonly Caller[],
  request: FastifyRequest,
  reply: FastifyReply,
  use: Admission,
): Promise<void> => {
  const open = allowed.includes('none')
  const { token, forged } = use.cookie.read(request)
  if (forged && !open) {
    use.cookie.expire(reply)
    throw new AppError('invalidSignature')
  }
  request.sessionToken = token
  // No lookup for open calls: signing out must work without a database.
  if (open) return
  request.session = token ? await findSession(use.reads, token, use.now()) : undefined
  const caller = callerOf(request.session)
  if (!allowed.includes(caller)) throw new AppError(refusals[caller])
}

/**
 * The same for an operation of the contract. An administrator also needs its permission, even on a
 * server without the feature `team`: otherwise turning it off would give everyone all permissions.
 * @throws AppError when the caller has no access
 */
export const admit = async (
  operationId: OperationId,
  request: FastifyRequest,
  reply: FastifyReply,
  use: Admission,
): Promise<void> => {
  await admitTo(allowedCallers(operationId), request, reply, use)
  if (security[operationId] !== 'adminSession') return
  if (!mayCall(operationId, request.session?.teamRole ?? null)) {
    throw new AppError('missingPermission')
  }
}
