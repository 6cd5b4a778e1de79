import { and, eq } from 'drizzle-orm'
import { AppError } from '../../kernel/errors.ts'
import type { Handler } from '../../kernel/operation.ts'
import { memberNotes } from '../../platform/database/schema.ts'
import { changeUser } from '../../users/member.ts'
import { maxNotes, maxNotesOfAuthor, toNote } from './note.ts'

const tooMany = (message: string) => new AppError('conflict', { message })

/**
 * Adds a note about a member. The audit log has no entry about it, because entries are never deleted.
 * The number of notes is limited to what one answer lists, and that of one author to a part of it.
 */
export const createNote: Handler<'createNote'> = ({ params, body }, ctx) =>
  changeUser(ctx, params.id, async (tx, user) => {
    const { text, isPinned = false } = body
    const isAbout = eq(memberNotes.userId, user.id)
    const isOwn = and(isAbout, eq(memberNotes.authorId, ctx.actor.userId))
    if ((await tx.$count(memberNotes, isAbout)) >= maxNotes) {
      throw tooMany(`There can be at most ${maxNotes} notes about a member. Delete one first.`)
    }
    if ((await tx.$count(memberNotes, isOwn)) >= maxNotesOfAuthor) {
      throw tooMany(
        `You can write at most ${maxNotesOfAuthor} notes about a member. Delete one of yours first.`,
      )
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
