import { eq } from 'drizzle-orm'
import type { Handler } from '../operation.ts'
import { memberNotes } from '../platform/database/schema.ts'
import { lockOwnNote, toNote } from './note.ts'

/** Changes a note of the caller. Pinning it is no edit. */
export const updateNote: Handler<'updateNote'> = ({ params, body }, ctx) =>
  ctx.db.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, params.id)
    const text = body.text.trim()
    const { isPinned = false } = body
    const editedAt = text === note.text ? note.editedAt : ctx.now()
    const [row] = await tx
      .update(memberNotes)
      .set({ text, isPinned, editedAt })
      .where(eq(memberNotes.id, note.id))
      .returning()
    return { data: await toNote(tx, row, ctx) }
  })
