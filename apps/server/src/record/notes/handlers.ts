import { defineHandlers } from '../../kernel/operation.ts'
import { createNote } from './create.ts'
import { deleteNote } from './delete.ts'
import { listNotes } from './list.ts'
import { updateNote } from './update.ts'

/** Notes about members, part of the feature `record`. */
export const noteHandlers = defineHandlers({ listNotes, createNote, updateNote, deleteNote })
