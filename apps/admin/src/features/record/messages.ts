import { type Outcome, SOMETHING_WENT_WRONG } from '../../errors/outcome'

/** Messages of the record's calls. */
export const recordMessages = {
  undoEntry: { success: { always: 'Undone' }, failure: SOMETHING_WENT_WRONG },
} as const satisfies Record<string, Outcome>
