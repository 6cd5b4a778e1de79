import type { Gap } from './documentModel'

/** What the worker sends for each warning of pdf.js (pdf.worker.ts). */
export interface WorkerWarning {
  warning: string
}

export const isWarning = (data: unknown): data is WorkerWarning =>
  typeof data === 'object' && data !== null && 'warning' in data

/**
 * Warnings about faults that are common and change nothing that is drawn: programs that fit letters to
 * the pixels of old screens, numbers and names that every reader repairs, parts of forms that are not
 * drawn. Any other warning counts, also one that a later version of pdf.js words anew: a needless note
 * costs a look at the download, a missing one can cost the right decision.
 */
const harmless =
  /^Warning: (TT: |Badly formatted number: |Invalid PDF header version: |Empty "|getHexString|Lexer_getName: |Popup annotation |Push buttons |Unimplemented (widget field|annotation) type )/

/** Written for an image above the option `maxImageSize`. */
const isTooLarge = /exceeded maximum allowed size/

/** What a warning says is missing; undefined if nothing is. */
export const gapOf = (warning: string): Gap | undefined =>
  harmless.test(warning) ? undefined : isTooLarge.test(warning) ? 'tooManyPixels' : 'part'
