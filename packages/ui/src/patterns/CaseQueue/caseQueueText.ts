import { localize } from '../../text/localize'

/** Texts of a queue that are the same for every kind of case. */
export const caseQueueText = localize('caseQueue', {
  /** Marks a row whose decision was refused. */
  refused: 'Not saved',
})
