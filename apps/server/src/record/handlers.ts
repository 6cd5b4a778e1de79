import { defineHandlers } from '../operation.ts'
import { listRecord } from './list.ts'
import { undoEntry } from './undo.ts'

/** The record of who did what: a feature beyond the specification. */
export const recordHandlers = defineHandlers({ listRecord, undoEntry })
