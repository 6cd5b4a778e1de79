import { and, eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError } from '../errors.ts'
import type { Answer, Context } from '../operation.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { memberNotes } from '../platform/database/schema.ts'
import { readPeople } from '../record/names.ts'

type Note = Answer<'listNotes'>['data'][number]
type NoteRow = typeof memberNotes.$inferSelect

/** Rows in the shape of the contract, with the names that their authors have now. */
export const toNotes = async (
  db: Executor,
  rows: readonly NoteRow[],
  { actor }: Context,
): Promise<Note[]> => {
  const people = await readPeople(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  return rows.map(({ id, createdAt, editedAt, authorId, text, isPinned }) => ({
    id,
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    author: authorId === null ? null : { id: authorId, name: people.get(authorId)?.name ?? null },
    text,
    isPinned,
    isOwn: authorId === actor.userId,
  }))
}

/** One row in the shape of the contract. */
export const toNote = async (
  db: Executor,
  row: NoteRow | undefined,
  ctx: Context,
): Promise<Note> => {
  const [note] = await toNotes(db, row ? [row] : [], ctx)
  if (!note) throw new Error('nothing was written')
  return note
}

const noSuchNote = () => new AppError('notFound', { message: 'Note not found' })

/**
 * One note of the caller, locked until the transaction ends.
 * @throws AppError notFound, or conflict for somebody else's
 */
export const lockOwnNote = async (tx: Transaction, ctx: Context, id: string): Promise<NoteRow> => {
  if (!validate(id)) throw noSuchNote()
  const [note] = await tx
    .select()
    .from(memberNotes)
    .where(and(eq(memberNotes.id, id), isOfUser(memberNotes.userId)))
    .for('update')
  if (!note) throw noSuchNote()
  if (note.authorId !== ctx.actor.userId) {
    throw new AppError('conflict', { message: 'Only its author can change a note' })
  }
  return note
}
