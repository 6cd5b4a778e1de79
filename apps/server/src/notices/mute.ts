import { eq } from 'drizzle-orm'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { type Entry, toEntry } from '../record/entry.ts'
import { recordAction } from '../record/recordAction.ts'
import { changeUser, refuseProtected } from '../users/member.ts'
import { setReporterMuted } from '../users/state.ts'

/** For each state, the actions that lead to it, and the refusal of a repetition. */
const states = {
  muted: [
    ['reporter.mute', 'reporter.unmute.undo'],
    'The reports of this member are already stopped',
  ],
  heard: [['reporter.unmute', 'reporter.mute.undo'], "The reports of this member aren't stopped"],
} as const

const decideMute = (
  ctx: Context,
  id: string,
  isMuted: boolean,
  input: Call<'muteReporter'>['body'],
): Promise<Entry> =>
  changeUser(ctx, id, async (tx, user) => {
    refuseProtected(ctx, user, 'mute')
    const [row] = await tx
      .select({ mutedAt: users.reporterMutedAt })
      .from(users)
      .where(eq(users.id, user.id))
    const [actions, message] = isMuted ? states.muted : states.heard
    if (Boolean(row?.mutedAt) === isMuted) {
      throw await decisionConflict(tx, ctx, { actions, subject: user.id, message })
    }
    await setReporterMuted(tx, ctx, user.id, isMuted)
    const entry = await recordAction(tx, ctx, user.id, {
      action: actions[0],
      subject: user.id,
      before: { isReporterMuted: !isMuted },
      after: { isReporterMuted: isMuted },
      ...input,
    })
    return toEntry(tx, ctx, entry)
  })

/** Stops the reports of a member, who gets the same answers as before. */
export const muteReporter: Handler<'muteReporter'> = async ({ params, body }, ctx) => ({
  data: await decideMute(ctx, params.id, true, body),
})

/** Lets the reports of a member count again, with those made in the meantime. */
export const unmuteReporter: Handler<'unmuteReporter'> = async ({ params, body }, ctx) => ({
  data: await decideMute(ctx, params.id, false, body),
})
