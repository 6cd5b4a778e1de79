import { eq } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { changeInSession } from '../auth/changeInSession.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { memberNotes } from '../platform/database/schema.ts'
import { lockNote, toNote } from './note.ts'

/**
 * Changes a note of the caller or of a former administrator, and makes the caller its author. Missing
 * fields stay. Pinning does not count as an edit. With `editedAt`, a text that was changed since is
 * not overwritten. The entry of an edit does not have the text.
 */
export const updateNote: Handler<'updateNote'> = ({ params, body }, ctx) =>
  changeInSession(ctx, async (tx) => {
    const note = await lockNote(tx, ctx, params.id)
    const text = body.text?.trim() ?? note.text
    const { isPinned = note.isPinned, editedAt: seen } = body
    const isChanged = text !== note.text
    const seenAt = seen == null ? seen : Date.parse(seen)
    const isSeen = seenAt === undefined || seenAt === (note.editedAt?.getTime() ?? null)
    if (isChanged && !isSeen) {
      const message = 'You have changed this note elsewhere. Nothing was saved.'
      throw new AppError('conflict', { message })
    }
    const editedAt = isChanged ? ctx.now() : note.editedAt
    const [row] = await tx
      .update(memberNotes)
      .set({ text, isPinned, editedAt, authorId: ctx.actor.userId })
      .where(eq(memberNotes.id, note.id))
      .returning()
    if (isChanged) await audit(tx, ctx, { action: 'note.update', subject: note.userId })
    return { data: await toNote(tx, row, ctx) }
  })
