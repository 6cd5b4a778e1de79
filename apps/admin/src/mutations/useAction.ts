import { sentence } from '@hearth/api/error'
import type { Input, MutationId } from '@hearth/api/operation'
import { own } from '@hearth/api/shape'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { api } from '../api'
import type { Operation } from '../errors/catalogue'
import { showFailure, showSuccess } from '../errors/toasts'

/** The changes that section 8 has words for. */
export type ActionId = MutationId & Operation

/**
 * One change with its toasts: a function that makes the call and rejects when it fails. The api
 * reloads what it makes stale before the promise is kept.
 */
export function useAction<Id extends ActionId>(id: Id) {
  const { mutateAsync } = useMutation({
    ...api.mutation(id),
    onSuccess: (answer) => showSuccess(id, sentence(own(answer, 'message'))),
    onError: (error) => showFailure(id, error),
  })
  return mutateAsync
}

/** Ids of the records that one of these changes is at work on, told from the calls under way. */
export function useBusyIds(...ids: readonly MutationId[]): ReadonlySet<string> {
  const busy = useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ options }) => ids.some((id) => id === options.mutationKey?.[0]),
    },
    select: ({ state }) => (state.variables as Input<'banUser'>).path.id,
  })
  return new Set(busy)
}
