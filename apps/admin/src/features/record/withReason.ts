import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { type Outcome, SOMETHING_WENT_WRONG } from '../../errors/outcome'
import { showFailure, showSuccess } from '../../errors/toasts'

/**
 * Their answers are entries of the record and no sentences: these are the words of the calls of
 * the specification that do the same.
 */
const outcomes = {
  banMember: { success: { always: 'User banned successfully' }, failure: SOMETHING_WENT_WRONG },
  unbanMember: {
    success: { always: 'User un-banned successfully' },
    failure: SOMETHING_WENT_WRONG,
  },
  removeMember: {
    success: { always: 'User deleted successfully!' },
    failure: 'Failed to delete user',
  },
  removePost: { success: { always: 'Post deleted successfully' }, failure: SOMETHING_WENT_WRONG },
} as const satisfies Record<string, Outcome>

/** The calls that keep a reason. */
export type ReasonedCall = keyof typeof outcomes

/** Makes such a call with its toasts, as useAction does for the calls of the specification. */
export const withReason = (client: QueryClient, call: ReasonedCall, id: string, reason: string) =>
  client
    .getMutationCache()
    .build(client, {
      ...api.mutation(call),
      onSuccess: () => showSuccess(outcomes[call]),
      onError: (error) => showFailure(outcomes[call], error),
    })
    .execute({ path: { id }, body: { reason } })
