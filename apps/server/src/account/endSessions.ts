import { and, eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import { endOtherSessions as endOthers } from '../auth/sessions.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { sessions } from '../platform/database/schema.ts'
import { revokeInvitations } from '../team/invitations.ts'

const noSuchSession = () => new AppError('notFound', { message: 'This session has already ended' })

/**
 * Runs a change of the caller's sessions. Without a fresh factor (ASVS 7.5.2) a stolen session could
 * sign the owner out everywhere.
 */
const changeSessions = (
  ctx: Context,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  demandFresh(ctx)
  return changeInSession(ctx, change)
}

/** Ends one of the caller's other sessions, and open invitations, which it may have sent. */
export const endAccountSession: Handler<'endAccountSession'> = async ({ params }, ctx) => {
  const { userId, id: own } = ctx.actor
  const { id } = params
  if (!validate(id)) throw noSuchSession()
  if (id === own) {
    throw new AppError('conflict', { message: 'This is your current session. Sign out instead.' })
  }
  await changeSessions(ctx, async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw noSuchSession()
    await revokeInvitations(tx, ctx.now(), { invitedBy: userId })
    await audit(tx, ctx, { action: 'session.end', subject: userId, after: { sessions: 1 } })
  })
  return { message: 'Done' }
}

/** Ends all other sessions of the caller, and sign-ins that have begun. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (_call, ctx) => {
  const { userId, id } = ctx.actor
  await changeSessions(ctx, async (tx) => {
    const ended = await endOthers(tx, userId, id)
    await audit(tx, ctx, { action: 'session.end', subject: userId, after: { sessions: ended } })
  })
  return { message: 'Done' }
}
