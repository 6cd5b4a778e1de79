import type { Handler } from '../operation.ts'
import { memberNotes } from '../platform/database/schema.ts'
import { changeUser } from '../users/member.ts'
import { toNote } from './note.ts'

/** Notes something about a member. The audit log has no entry: its texts stay for ever. */
export const createNote: Handler<'createNote'> = ({ params, body }, ctx) =>
  changeUser(ctx, params.id, async (tx, user) => {
    const { text, isPinned = false } = body
    const [row] = await tx
      .insert(memberNotes)
      .values({
        userId: user.id,
        authorId: ctx.actor.userId,
        text: text.trim(),
        isPinned,
        createdAt: ctx.now(),
      })
      .returning()
    return { data: await toNote(tx, row, ctx) }
  })
