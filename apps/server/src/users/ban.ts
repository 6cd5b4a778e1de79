import type { Context, Handler } from '../kernel/operation.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { type Entry, readLatest, toEntry } from '../record/entry.ts'
import { limitNotices, type ReasonInput, recordAction } from '../record/recordAction.ts'
import { changeUser, refuseProtected } from './member.ts'
import { setBanned } from './state.ts'

/** For each state of a member, the action and the undoing that lead to it. */
const causes = {
  banned: ['user.ban', 'user.un-ban.undo', 'report.hide-and-ban'],
  free: ['user.un-ban', 'user.ban.undo', 'report.hide-and-ban.undo'],
} as const

/**
 * A repeated call changes nothing and is not an error: the caller may have missed the first answer.
 * A call with a reason or an email is refused if another person made the change first, because the
 * reason and the email would be lost.
 * @returns the entry of the change, if the record has one
 */
const decideBan = (
  ctx: Context,
  { id, isBanned, reason, notify = false }: ReasonInput & { id: string; isBanned: boolean },
): Promise<Entry | undefined> =>
  changeUser(ctx, id, async (tx, user) => {
    const actions = isBanned ? causes.banned : causes.free
    const [action] = actions
    refuseProtected(ctx, user, isBanned ? 'ban' : 'un-ban')
    if (user.isBanned === isBanned) {
      const entry = await readLatest(tx, ctx, actions, user.id)
      const isOwn = entry?.action === action && entry.actor?.id === ctx.actor.userId
      const losesNothing = !reason?.trim() && !notify
      if (losesNothing || !entry || isOwn) return entry
      const message = isBanned ? 'This member is already banned' : "This member isn't banned"
      throw await decisionConflict(tx, ctx, {
        actions,
        subject: user.id,
        message,
        word: isBanned ? 'banned' : 'un-banned',
      })
    }
    await setBanned(tx, user.id, isBanned)
    const row = await recordAction(tx, ctx, user.id, {
      action,
      subject: user.id,
      before: { isBanned: user.isBanned },
      after: { isBanned },
      reason,
      notify,
    })
    return toEntry(tx, ctx, row)
  })

/** Bans a member and ends their sessions. */
export const banUser: Handler<'banUser'> = async ({ params }, ctx) => {
  await decideBan(ctx, { id: params.id, isBanned: true })
  return { message: 'Member banned successfully' }
}

/** Lifts a ban: the member gets their earlier status back. */
export const unbanUser: Handler<'unbanUser'> = async ({ params }, ctx) => {
  await decideBan(ctx, { id: params.id, isBanned: false })
  return { message: 'Member unbanned successfully' }
}

const decideWithReason = async (
  ctx: Context,
  id: string,
  isBanned: boolean,
  input: ReasonInput,
) => {
  await limitNotices(ctx, input, id)
  const data = await decideBan(ctx, { ...input, id, isBanned })
  return data ? { data } : {}
}

/** The same as `banUser`, with a reason. */
export const banUserWithReason: Handler<'banUserWithReason'> = ({ params, body }, ctx) =>
  decideWithReason(ctx, params.id, true, body)

/** The same as `unbanUser`, with a reason. */
export const unbanUserWithReason: Handler<'unbanUserWithReason'> = ({ params, body }, ctx) =>
  decideWithReason(ctx, params.id, false, body)
