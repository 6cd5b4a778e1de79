import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { type Entry, toEntry } from '../record/entry.ts'
import { recordAction } from '../record/recordAction.ts'
import { noSuchUser } from '../users/member.ts'
import { setHeld } from '../users/state.ts'

/** For each state, the actions that lead to it, and the refusal of a repetition. */
const states = {
  held: [['document.hold', 'document.release.undo'], "This member's documents are already held"],
  free: [['document.release', 'document.hold.undo'], "This member's documents aren't held"],
} as const

/** Also for a member in the trash, whose documents would otherwise go with the account. */
const decideHold = (
  ctx: Context,
  id: string,
  isHeld: boolean,
  input: Call<'holdDocuments'>['body'],
): Promise<Entry> =>
  changeInSession(ctx, async (tx) => {
    if (!validate(id)) throw noSuchUser()
    const [user] = await tx
      .select({ id: users.id, heldAt: users.documentsHeldAt })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    if (!user) throw noSuchUser()
    const [actions, message] = isHeld ? states.held : states.free
    if ((user.heldAt !== null) === isHeld) {
      throw await decisionConflict(tx, ctx, { actions, subject: user.id, message })
    }
    await setHeld(tx, ctx, user.id, isHeld)
    const row = await recordAction(tx, ctx, user.id, {
      action: actions[0],
      subject: user.id,
      before: { isHeld: !isHeld },
      after: { isHeld },
      ...input,
    })
    return toEntry(tx, ctx, row)
  })

/** Keeps the documents of a member until they are released. */
export const holdDocuments: Handler<'holdDocuments'> = async ({ params, body }, ctx) => ({
  data: await decideHold(ctx, params.id, true, body),
})

/** Ends a hold. Due documents are deleted by the next daily run. */
export const releaseDocuments: Handler<'releaseDocuments'> = async ({ params, body }, ctx) => ({
  data: await decideHold(ctx, params.id, false, body),
})
