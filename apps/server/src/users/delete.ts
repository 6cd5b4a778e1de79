import { audit } from '../audit.ts'
import type { Handler } from '../operation.ts'
import { changeUser, refuseProtected } from './member.ts'
import { removeMember } from './remove.ts'

/** Deletes a member on behalf of an administrator. */
export const deleteUser: Handler<'deleteUser'> = async ({ params }, ctx) => {
  await changeUser(ctx, params.id, async (tx, user) => {
    refuseProtected(ctx, user, 'delete')
    await removeMember(tx, ctx.jobs, user.id, ctx.now())
    // The audit log is kept for long, so it contains no name and no address.
    await audit(tx, ctx, {
      action: 'user.delete',
      subject: user.id,
      before: { status: user.status, isBanned: user.isBanned },
    })
  })
  return { message: 'User deleted successfully!' }
}
