import { eq } from 'drizzle-orm'
import { changeInSession } from '../../auth/changeInSession.ts'
import { audit } from '../../kernel/audit.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Handler } from '../../kernel/operation.ts'
import { memberNotes } from '../../platform/database/schema.ts'
import { lockNote, toNote } from './note.ts'

/**
 * Changes a note that the caller may change. Missing fields stay. Whoever changes the text becomes the
 * author: they answer for the words. Pinning does not, and does not count as an edit. With `editedAt`, a
 * text that was changed since is not overwritten. The entry of an edit does not have the text.
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
    const edit = isChanged && { text, editedAt: ctx.now(), authorId: ctx.actor.userId }
    const [row] = await tx
      .update(memberNotes)
      .set({ ...edit, isPinned })
      .where(eq(memberNotes.id, note.id))
      .returning()
    const entry = { action: 'note.update', subject: note.userId } as const
    if (isChanged) await audit(tx, ctx, entry)
    if (isPinned !== note.isPinned) {
      const [before, after] = [{ isPinned: note.isPinned }, { isPinned }]
      await audit(tx, ctx, { ...entry, before, after })
    }
    return { data: await toNote(tx, row, ctx) }
  })
