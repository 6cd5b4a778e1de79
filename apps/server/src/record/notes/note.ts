import { and, eq, inArray } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError } from '../../kernel/errors.ts'
import type { Answer, Context } from '../../kernel/operation.ts'
import { hasPermission } from '../../kernel/permissions.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { isOfUser } from '../../platform/database/isOfUser.ts'
import { isAdministrator } from '../../platform/database/roles.ts'
import { memberNotes, users } from '../../platform/database/schema.ts'
import { holds, personColumns, toPerson } from '../../team/person.ts'
import { readPeople } from '../names.ts'

type Note = Answer<'listNotes'>['data'][number]
type NoteRow = typeof memberNotes.$inferSelect

/**
 * The authors who may still write notes: only they change their own. The notes of all others, such as a
 * suspended or a former steward, can be corrected and deleted by whoever may write (GDPR 16, 17).
 */
const readWriters = async (
  db: Executor,
  authors: readonly (string | null)[],
): Promise<ReadonlySet<string | null>> => {
  const ids = [...new Set(authors.filter((id) => id !== null))]
  if (ids.length === 0) return new Set()
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(and(inArray(users.id, ids), isAdministrator))
  return new Set(rows.filter((row) => holds(toPerson(row), 'notes.write')).map(({ id }) => id))
}

/** Rows in the shape of the contract, with the current names of their authors. */
export const toNotes = async (
  db: Executor,
  rows: readonly NoteRow[],
  { actor }: Context,
): Promise<Note[]> => {
  const authors = rows.map(({ authorId }) => authorId)
  const people = await readPeople(
    db,
    authors.filter((id) => id !== null),
  )
  const writers = await readWriters(db, authors)
  const mayWrite = hasPermission(actor.teamRole, 'notes.write')
  return rows.map(({ id, createdAt, editedAt, authorId, text, isPinned }) => ({
    id,
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    author: authorId === null ? null : { id: authorId, name: people.get(authorId)?.name ?? null },
    text,
    isPinned,
    isOwn: mayWrite && (authorId === actor.userId || !writers.has(authorId)),
  }))
}

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
 * Locks a note that the caller may change: their own, or one whose author may write no notes any more.
 * @throws AppError notFound, or conflict for another administrator's note
 */
export const lockNote = async (tx: Transaction, ctx: Context, id: string): Promise<NoteRow> => {
  if (!validate(id)) throw noSuchNote()
  const [note] = await tx
    .select()
    .from(memberNotes)
    .where(and(eq(memberNotes.id, id), isOfUser(memberNotes.userId)))
    .for('update')
  if (!note) throw noSuchNote()
  const writers = await readWriters(tx, [note.authorId])
  if (note.authorId !== ctx.actor.userId && writers.has(note.authorId)) {
    throw new AppError('conflict', { message: 'Only its author can change a note' })
  }
  return note
}
