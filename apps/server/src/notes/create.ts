import { eq } from 'drizzle-orm'
import { AppError } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { memberNotes } from '../platform/database/schema.ts'
import { changeUser } from '../users/member.ts'
import { maxNotes, toNote } from './note.ts'

/**
 * Adds a note about a member. The audit log has no entry about it, because entries are never deleted.
 * The number of notes is limited to what one answer lists.
 */
export const createNote: Handler<'createNote'> = ({ params, body }, ctx) =>
  changeUser(ctx, params.id, async (tx, user) => {
    const { text, isPinned = false } = body
    if ((await tx.$count(memberNotes, eq(memberNotes.userId, user.id))) >= maxNotes) {
      const message = `There can be at most ${maxNotes} notes about a member. Delete one first.`
      throw new AppError('conflict', { message })
    }
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
