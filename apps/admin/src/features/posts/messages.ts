import { type Outcome, SOMETHING_WENT_WRONG } from '../../errors/outcome'

/** Messages of posts (specification 8 states none). */
export const postMessages = {
  deletePost: { success: 'server', failure: SOMETHING_WENT_WRONG },
} as const satisfies Record<string, Outcome>
