import { sentence } from '@hearth/api/error'
import type { Input, MutationId } from '@hearth/api/operation'
import { own } from '@hearth/api/shape'
import type { ToastDetails } from '@hearth/ui/components/Toast/toastQueue'
import {
  type MutationFilters,
  type QueryClient,
  useMutation,
  useMutationState,
} from '@tanstack/react-query'
import { api } from '../api'
import type { Outcome } from '../errors/outcome'
import { showFailure, showSuccess } from '../errors/toasts'

/**
 * Shows why a change failed.
 * @param showStated shows the stated toast
 */
type ReportFailure<Variables> = (
  showStated: () => void,
  error: Error,
  variables: Variables,
) => unknown

/** What the toasts of a change show besides their message. */
interface ActionToasts<Variables> {
  /** @default the stated toast */
  reportFailure?: ReportFailure<Variables>
  /** What the toast of a success adds to its message. @default nothing */
  detailsOf?: (id: MutationId, change: Variables, client: QueryClient) => ToastDetails
}

/**
 * One change with its toasts: a function that makes the call and rejects when it fails. Its
 * promise resolves after the api has reloaded what the change makes stale.
 */
export function useAction<Id extends MutationId>(
  id: Id,
  outcome: Outcome,
  { reportFailure = (showStated) => showStated(), detailsOf }: ActionToasts<Input<Id>> = {},
) {
  const { mutateAsync } = useMutation({
    ...api.mutation(id),
    onSuccess: (answer, variables, _result, { client }) => {
      const details = detailsOf?.(id, variables as Input<Id>, client)
      showSuccess(outcome, sentence(own(answer, 'message')), details)
    },
    onError: (error, variables) =>
      void reportFailure(() => showFailure(outcome, error), error, variables as Input<Id>),
  })
  return mutateAsync
}

/** Selects the calls of these ids that have no answer yet. */
export const pendingCalls = (ids: readonly MutationId[]): MutationFilters => ({
  status: 'pending',
  predicate: ({ options }) => ids.some((id) => id === options.mutationKey?.[0]),
})

/** Ids of the records that one of these changes is working on, derived from the pending calls. */
export function useBusyIds(...ids: readonly MutationId[]): ReadonlySet<string> {
  const busy = useMutationState({
    filters: pendingCalls(ids),
    select: ({ state }) => (state.variables as Input<'banUser'>).path.id,
  })
  return new Set(busy)
}
