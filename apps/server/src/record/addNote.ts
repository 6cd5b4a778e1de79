import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import { demandPermission } from '../kernel/permissions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { memberNotes } from '../platform/database/schema.ts'

/** The most notes about a member, because one answer lists them all. */
export const maxNotes = 200

/** The most notes of one author about a member, so that others can still add notes. */
const maxNotesOfAuthor = 50

const tooMany = (message: string) => new AppError('conflict', { message })

/**
 * Adds a note of the caller about a locked member. Notes have no entry in the audit log, because
 * entries are never deleted.
 * @throws AppError conflict if the member has `maxNotes` notes, or the caller wrote `maxNotesOfAuthor`
 */
export const addNote = async (
  tx: Transaction,
  ctx: Context,
  userId: string,
  { text, isPinned = false }: { readonly text: string; readonly isPinned?: boolean | undefined },
): Promise<typeof memberNotes.$inferSelect> => {
  const isAbout = eq(memberNotes.userId, userId)
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
      userId,
      authorId: ctx.actor.userId,
      text: text.trim(),
      isPinned,
      createdAt: ctx.now(),
    })
    .returning()
  if (!row) throw new Error('The note was not inserted')
  return row
}

/**
 * Adds the note of a decision, unless the note is blank. Skips a note that the caller has already added
 * for this member: a repeated call, or decisions about several posts of one author, send the same note
 * several times.
 * @throws AppError missingPermission, or conflict like `addNote`
 */
export const addDecisionNote = async (
  tx: Transaction,
  ctx: Context,
  userId: string,
  note = '',
): Promise<void> => {
  const text = note.trim()
  if (text === '') return
  demandPermission(ctx.actor, 'notes.write')
  // Lock here: decisions about posts don't lock the member, and several of them run at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`note ${userId}`}, 0))`)
  const isSame = and(
    eq(memberNotes.userId, userId),
    eq(memberNotes.authorId, ctx.actor.userId),
    eq(memberNotes.text, text),
  )
  if ((await tx.$count(memberNotes, isSame)) === 0) await addNote(tx, ctx, userId, { text })
}
