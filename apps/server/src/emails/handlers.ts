import { defineHandlers } from '../operation.ts'
import { previewEmail } from './preview.ts'

/** What emails will say: a part of the record. */
export const emailHandlers = defineHandlers({ previewEmail })
