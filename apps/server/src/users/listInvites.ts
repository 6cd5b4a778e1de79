import { invitesOf } from '../invites/invite.ts'
import type { Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import { recordView } from '../record/recordView.ts'
import { isUser, noSuchUser } from './member.ts'

/** All invitations that one member sent. */
export const listUserInvites: Handler<'listUserInvites'> = async ({ params }, ctx) => {
  const [user] = await ctx.db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(isUser(params.id))
  if (!user) throw noSuchUser()
  await recordView(ctx, user.id)
  return { data: await invitesOf(ctx.db, user.id), user }
}
