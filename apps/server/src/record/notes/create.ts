import type { Handler } from '../../kernel/operation.ts'
import { changeUser } from '../../users/member.ts'
import { addNote } from '../addNote.ts'
import { toNote } from './note.ts'

/** Adds a note about a member. */
export const createNote: Handler<'createNote'> = ({ params, body }, ctx) =>
  changeUser(ctx, params.id, async (tx, user) => ({
    data: await toNote(tx, await addNote(tx, ctx, user.id, body), ctx),
  }))
