import { defineHandlers } from '../kernel/operation.ts'
import { listRecord } from './list.ts'
import { recordListExport } from './listExport.ts'
import { listReasonTemplates, replaceReasonTemplates } from './templates.ts'
import { listTrash } from './trash.ts'
import { undoEntry } from './undo.ts'

/** The record of who did what: a feature beyond the specification. */
export const recordHandlers = defineHandlers({
  listRecord,
  undoEntry,
  listTrash,
  recordListExport,
  listReasonTemplates,
  replaceReasonTemplates,
})
