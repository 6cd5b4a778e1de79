import { eq } from 'drizzle-orm'
import { changeInSession } from '../../auth/changeInSession.ts'
import { audit } from '../../kernel/audit.ts'
import type { Handler } from '../../kernel/operation.ts'
import { memberNotes } from '../../platform/database/schema.ts'
import { lockNote } from './note.ts'

/** Deletes a note that the caller may change. The entry does not have its text. */
export const deleteNote: Handler<'deleteNote'> = async ({ params }, ctx) => {
  await changeInSession(ctx, async (tx) => {
    const note = await lockNote(tx, ctx, params.id)
    await tx.delete(memberNotes).where(eq(memberNotes.id, note.id))
    await audit(tx, ctx, { action: 'note.delete', subject: note.userId })
  })
  return { message: 'Note deleted' }
}
