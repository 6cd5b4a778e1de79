import { eq } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { endSessions } from '../auth/sessions.ts'
import type { Context, Handler } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { changeUser, refuseProtected } from './member.ts'

/**
 * Repeating it changes nothing and is not an error: the caller may have missed the first answer.
 */
const setBanned = (ctx: Context, id: string, isBanned: boolean): Promise<void> =>
  changeUser(ctx, id, async (tx, user) => {
    refuseProtected(ctx, user, isBanned ? 'ban' : 'un-ban')
    if (user.isBanned === isBanned) return
    await tx.update(users).set({ isBanned }).where(eq(users.id, user.id))
    if (isBanned) await endSessions(tx, user.id)
    await audit(tx, ctx, {
      action: isBanned ? 'user.ban' : 'user.un-ban',
      subject: user.id,
      before: { isBanned: user.isBanned },
      after: { isBanned },
    })
  })

/** Bans a member and ends their sessions. */
export const banUser: Handler<'banUser'> = async ({ params }, ctx) => {
  await setBanned(ctx, params.id, true)
  return { message: 'User banned successfully' }
}

/** Lifts a ban: the member gets their earlier status back. */
export const unbanUser: Handler<'unbanUser'> = async ({ params }, ctx) => {
  await setBanned(ctx, params.id, false)
  return { message: 'User un-banned successfully' }
}
