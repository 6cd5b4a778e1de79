import { audit } from '../audit.ts'
import type { Handler } from '../operation.ts'
import { endSessionOf } from './sessions.ts'

/**
 * Ends the session and expires its cookie. Signing out must never fail: even without a session or
 * a database, the browser is signed out.
 */
export const signOut: Handler<'signOut'> = async (_call, ctx) => {
  ctx.setSessionToken(undefined)
  const { sessionToken } = ctx
  if (sessionToken) {
    try {
      await ctx.db.transaction(async (tx) => {
        const userId = await endSessionOf(tx, sessionToken)
        if (!userId) return
        await audit(tx, ctx, { action: 'session.sign-out', actorId: userId })
      })
    } catch (error) {
      ctx.log.error({ err: error }, 'A session could not be ended and lives until it expires')
    }
  }
  return { message: 'Logged out successfully' }
}
