import type { ReasonInput } from '@hearth/ui/patterns/ConfirmDialog'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { showFailure, showSuccess } from '../../errors/toasts'
import { showConflict } from './conflictToast'
import { reasonMessages } from './messages'

/** The calls that keep a reason. */
export type ReasonedCall = keyof typeof reasonMessages

/** A reason in the form of the contract: blanks are none. */
export const bodyOf = ({ reason, notify }: ReasonInput) => ({
  ...(reason.trim() && { reason: reason.trim() }),
  ...(notify && { notify }),
})

/** Makes such a call with its toasts, as useAction does for the calls of the specification. */
export const withReason = (
  client: QueryClient,
  call: ReasonedCall,
  id: string,
  reason: ReasonInput,
) =>
  client
    .getMutationCache()
    .build(client, {
      ...api.mutation(call),
      onSuccess: () => showSuccess(reasonMessages[call]),
      onError: (error) =>
        void showConflict(error, id, () => showFailure(reasonMessages[call], error)),
    })
    .execute({ path: { id }, body: bodyOf(reason) })
