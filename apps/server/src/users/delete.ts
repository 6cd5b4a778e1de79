import { audit } from '../kernel/audit.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { type Entry, toEntry } from '../record/entry.ts'
import { limitNotices, notified, notifyMember, type ReasonInput } from '../record/notifyMember.ts'
import { softDeleteMember } from '../record/softDeleteMember.ts'
import { changeUser, refuseProtected } from './member.ts'
import { removeMember } from './remove.ts'

/** Deletes a member for an administrator. With the record, the member can be restored for 30 days. */
const deleteMember = (
  ctx: Context,
  id: string,
  { reason, notify = false }: ReasonInput = {},
): Promise<Entry> =>
  changeUser(ctx, id, async (tx, user) => {
    refuseProtected(ctx, user, 'delete')
    const isSoft = ctx.config.features.includes('record')
    if (isSoft) await softDeleteMember(tx, user.id, ctx.now())
    else await removeMember(tx, ctx.jobs, user.id, ctx.now())
    // Entries are never deleted, so this one has no name and no address.
    const row = await audit(tx, ctx, {
      action: 'user.delete',
      subject: user.id,
      before: {
        status: user.status,
        isBanned: user.isBanned,
        ...(isSoft && { isDeleted: false }),
      },
      after: isSoft ? { isDeleted: true, ...(notify && notified) } : undefined,
      reason,
    })
    if (notify) await notifyMember(tx, ctx, row, user.email)
    return toEntry(tx, ctx, row)
  })

export const deleteUser: Handler<'deleteUser'> = async ({ params }, ctx) => {
  await deleteMember(ctx, params.id)
  return { message: 'User deleted successfully!' }
}

/** The same as `deleteUser`, with a reason. */
export const deleteUserWithReason: Handler<'deleteUserWithReason'> = async (
  { params, body },
  ctx,
) => {
  await limitNotices(ctx, body, params.id)
  return { data: await deleteMember(ctx, params.id, body) }
}
