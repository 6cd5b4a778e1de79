import { sentence } from '@hearth/api/error'
import type { Input, MutationId } from '@hearth/api/operation'
import { own } from '@hearth/api/shape'
import type { ToastDetails } from '@hearth/ui/components/Toast/toastQueue'
import {
  type MutationFilters,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
} from '@tanstack/react-query'
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
interface ActionToasts<Answered, Variables> {
  /** @default the stated toast */
  reportFailure?: ReportFailure<Variables>
  /** What the toast of a success adds to its message. @default nothing */
  detailsOf?: (answer: Answered, change: Variables, client: QueryClient) => ToastDetails
}

/** Options of a change, as `api.mutation` makes them. */
export interface ChangeOptions<Answered, Variables>
  extends MutationOptions<Answered, Error, Variables> {
  mutationKey: readonly [MutationId]
}

/**
 * One change with its toasts: a function that makes the call and rejects when it fails. Its
 * promise resolves after the api has reloaded what the change makes stale.
 * @param options of the call: `api.mutation('banUser')`
 */
export function useAction<Answered, Variables>(
  options: ChangeOptions<Answered, Variables>,
  outcome: Outcome,
  {
    reportFailure = (showStated) => showStated(),
    detailsOf,
  }: ActionToasts<Answered, Variables> = {},
) {
  const { mutateAsync } = useMutation({
    ...options,
    onSuccess: (answer, variables, _result, { client }) => {
      const details = detailsOf?.(answer, variables, client)
      showSuccess(outcome, sentence(own(answer, 'message')), details)
    },
    onError: (error, variables) =>
      void reportFailure(() => showFailure(outcome, error), error, variables),
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
