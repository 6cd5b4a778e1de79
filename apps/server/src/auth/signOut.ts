import { audit } from '../kernel/audit.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { endSessionOf } from './sessions.ts'

/** The most sign-outs that use the database at the same time. `boundQueue` does not count them. */
const capacity = 20

/**
 * Ends the session and expires its cookie. Signing out never fails: the cookie expires even without a
 * session, or when the database is down or busy.
 */
export const createSignOut = (): Handler<'signOut'> => {
  let running = 0

  const end = async (token: string, ctx: Context<undefined>): Promise<void> => {
    if (running >= capacity) throw new Error('Too many sign-outs at the same time')
    running += 1
    try {
      await ctx.db.transaction(async (tx) => {
        const userId = await endSessionOf(tx, token)
        if (!userId) return
        await audit(tx, ctx, { action: 'session.sign-out', actorId: userId })
      })
    } finally {
      running -= 1
    }
  }

  return async (_call, ctx) => {
    ctx.setSessionToken(undefined)
    const { sessionToken } = ctx
    if (sessionToken) {
      try {
        await end(sessionToken, ctx)
      } catch (error) {
        ctx.log.error({ err: error }, 'A session could not be ended and lives until it expires')
      }
    }
    return { message: 'Logged out successfully' }
  }
}
