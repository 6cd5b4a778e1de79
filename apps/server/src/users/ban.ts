import type { Context, Handler } from '../kernel/operation.ts'
import { addDecisionNote } from '../record/addNote.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { type Entry, readLatest, toEntry } from '../record/entry.ts'
import { limitNotices, type ReasonInput, recordAction } from '../record/recordAction.ts'
import { banChange, isSameEnd, lastsLonger, readBanEnd } from './banEnd.ts'
import { changeUser, refuseProtected } from './member.ts'
import { setBanned } from './state.ts'

/** For each state of a member, the actions and the undoings that lead to it. */
const causes = {
  banned: ['user.ban', 'user.un-ban.undo', 'user.ban-end.undo', 'report.hide-and-ban'],
  free: ['user.un-ban', 'user.ban-end', 'user.ban.undo', 'report.hide-and-ban.undo'],
} as const

interface BanInput extends ReasonInput {
  readonly id: string
  readonly isBanned: boolean
  /** The end of the ban: null for none, undefined to leave it as it is. */
  readonly end?: Date | null | undefined
}

/**
 * A repeated call changes nothing and is not an error: the caller may have missed the first answer.
 * A call with a reason or an email is refused if another person made the change first, because the
 * reason and the email would be lost. Another end replaces the earlier one, but not a later end that
 * another person chose, who may have decided a moment ago.
 * @returns the entry of the change, if the record has one
 */
const decideBan = (
  ctx: Context,
  { id, isBanned, end, reason, notify = false, note = '' }: BanInput,
): Promise<Entry | undefined> =>
  changeUser(ctx, id, async (tx, user) => {
    const actions = isBanned ? causes.banned : causes.free
    const [action] = actions
    refuseProtected(ctx, user, isBanned ? 'ban' : 'un-ban')
    const bannedUntil = isBanned ? (end === undefined ? user.bannedUntil : end) : null
    if (user.isBanned === isBanned) {
      const isRepeated = isSameEnd(bannedUntil, user.bannedUntil)
      const entry = await readLatest(tx, ctx, actions, user.id)
      const isOwn = entry?.action === action && entry.actor?.id === ctx.actor.userId
      const losesNothing = isRepeated
        ? !reason?.trim() && !notify
        : lastsLonger(bannedUntil, user.bannedUntil)
      if (!losesNothing && entry && !isOwn) {
        throw await decisionConflict(tx, ctx, {
          actions,
          subject: user.id,
          message: isBanned ? 'This member is already banned' : "This member isn't banned",
          word: isBanned ? 'banned' : 'un-banned',
        })
      }
      if (isRepeated) {
        await addDecisionNote(tx, ctx, user.id, note)
        return entry
      }
    }
    await setBanned(tx, ctx, user.id, isBanned, bannedUntil)
    const row = await recordAction(tx, ctx, user.id, {
      action,
      subject: user.id,
      ...banChange(user, { isBanned, bannedUntil }),
      reason,
      notify,
      note,
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

const decideWithReason = async (ctx: Context, input: BanInput) => {
  await limitNotices(ctx, input, input.id)
  const data = await decideBan(ctx, input)
  return data ? { data } : {}
}

/** The same as `banUser`, with a reason and an end. */
export const banUserWithReason: Handler<'banUserWithReason'> = async ({ params, body }, ctx) => {
  const { until, ...reason } = body
  const end = readBanEnd(until, ctx.now())
  return decideWithReason(ctx, { ...reason, end, id: params.id, isBanned: true })
}

/** The same as `unbanUser`, with a reason. */
export const unbanUserWithReason: Handler<'unbanUserWithReason'> = ({ params, body }, ctx) =>
  decideWithReason(ctx, { ...body, id: params.id, isBanned: false })
