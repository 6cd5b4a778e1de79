import { defineHandlers } from '../kernel/operation.ts'
import { previewEmail } from './preview.ts'

/** The preview of emails, part of the feature `record`. */
export const emailHandlers = defineHandlers({ previewEmail })
