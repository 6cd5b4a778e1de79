import { defineHandlers } from '../operation.ts'
import { createNote } from './create.ts'
import { deleteNote } from './delete.ts'
import { listNotes } from './list.ts'
import { updateNote } from './update.ts'

/** What stewards note about members: a part of the record. */
export const noteHandlers = defineHandlers({ listNotes, createNote, updateNote, deleteNote })
