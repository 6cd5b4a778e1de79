import type { Config } from '../config/config.ts'
import {
  type DecisionAction,
  effectOf,
  isAutomatic,
  type RecordAction,
} from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Entry, readLatest } from './entry.ts'

/** What was decided, as the refusal of a later decision words it. */
const words = {
  'badge.approve': 'approved',
  'badge.reject': 'rejected',
  'user.verify': 'verified',
  'user.decline': 'declined',
  'user.delete': 'deleted',
  'report.keep': 'kept',
  'report.hide': 'hidden',
  'report.hide-and-ban': 'hidden',
  'post.delete': 'deleted',
  'user.ban': 'banned',
  'user.un-ban': 'un-banned',
  'user.ban-end': 'un-banned',
  'user.erase': 'erased',
  'document.hold': 'held',
  'document.release': 'released',
  'reporter.mute': 'muted',
  'reporter.unmute': 'unmuted',
} as const satisfies Record<DecisionAction, string> & Partial<Record<RecordAction, string>>

type Decision = keyof typeof words | `${keyof typeof words}.undo`

/** The word for a decision or an undoing; undefined for an undoing without an opposite. */
const wordOf = (decision: Decision): string | undefined => {
  const known: Readonly<Partial<Record<RecordAction, string>>> = words
  const effect = effectOf(decision)
  return effect && known[effect]
}

/**
 * A moment for people: the time, with the day unless it is today. Without a configured zone it ends
 * with UTC, because the reader may be in another zone.
 */
const formatMoment = (moment: Date, now: Date, { timeZone, panel }: Config): string => {
  const year = (date: Date) => date.toLocaleDateString('en-GB', { timeZone, year: 'numeric' })
  const day = (date: Date) =>
    date.toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'short' })
  const short = moment.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
  const time = panel.timeZone ? short : `${short} UTC`
  if (year(moment) !== year(now)) return `${day(moment)} ${year(moment)}, ${time}`
  return day(moment) === day(now) ? time : `${day(moment)}, ${time}`
}

const nameOf = (actor: Entry['actor'], ctx: Context): string =>
  actor?.id === ctx.actor.userId ? 'you' : (actor?.name ?? 'somebody')

/** The refusal of a decision that an entry has made, in the words of that decision. */
export const conflictWith = (ctx: Context, entry: Entry, said: string): AppError => {
  const by = isAutomatic(entry) ? 'automatically' : `by ${nameOf(entry.actor, ctx)}`
  const when = formatMoment(new Date(entry.at), ctx.now(), ctx.config)
  return new AppError('conflict', { message: `Already ${said} ${by}, ${when}`, entry })
}

/**
 * The refusal of a decision that was already made. It names who decided and when, and contains the
 * entry, if the record has one.
 * @param message used when there is no entry
 * @param word used instead of the action's
 */
export const decisionConflict = async (
  tx: Transaction,
  ctx: Context,
  {
    actions,
    subject,
    message,
    word,
  }: { actions: readonly Decision[]; subject: string; message: string; word?: string },
): Promise<AppError> => {
  const entry = ctx.config.features.includes('record')
    ? await readLatest(tx, ctx, actions, subject)
    : undefined
  const decided = actions.find((action) => action === entry?.action)
  const said = word ?? (decided && wordOf(decided))
  // An undone decision no longer applies.
  if (!entry || !decided || !said || entry.undo.state === 'done') {
    return new AppError('conflict', { message })
  }
  return conflictWith(ctx, entry, said)
}
