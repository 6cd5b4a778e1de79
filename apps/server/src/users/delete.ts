import type { Context, Handler } from '../kernel/operation.ts'
import { type Entry, toEntry } from '../record/entry.ts'
import { limitNotices, type ReasonInput, recordAction } from '../record/recordAction.ts'
import { changeUser, refuseProtected } from './member.ts'
import { removeMember } from './remove.ts'
import { setDeleted } from './state.ts'

/** Deletes a member for an administrator. With the record, the member can be restored for 30 days. */
const deleteMember = (ctx: Context, id: string, input?: ReasonInput): Promise<Entry> =>
  changeUser(ctx, id, async (tx, user) => {
    refuseProtected(ctx, user, 'delete')
    const isSoft = ctx.config.features.includes('record')
    if (isSoft) await setDeleted(tx, ctx, user.id, true)
    else await removeMember(tx, ctx.jobs, user.id, ctx.now())
    // Entries are never deleted, so this one has no name and no address.
    const row = await recordAction(tx, ctx, user.id, {
      ...input,
      action: 'user.delete',
      subject: user.id,
      before: {
        status: user.status,
        isBanned: user.isBanned,
        ...(isSoft && { isDeleted: false }),
      },
      after: isSoft ? { isDeleted: true } : undefined,
    })
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
