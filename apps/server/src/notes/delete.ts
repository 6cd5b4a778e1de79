import { eq } from 'drizzle-orm'
import type { Handler } from '../operation.ts'
import { memberNotes } from '../platform/database/schema.ts'
import { lockOwnNote } from './note.ts'

/** Deletes a note of the caller. */
export const deleteNote: Handler<'deleteNote'> = async ({ params }, ctx) => {
  await ctx.db.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, params.id)
    await tx.delete(memberNotes).where(eq(memberNotes.id, note.id))
  })
  return { message: 'Note deleted' }
}
