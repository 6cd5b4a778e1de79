import { own, sentence } from '@hearth/api/error'
import type { Input, MutationId } from '@hearth/api/operation'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { api } from '../api'
import type { Operation } from '../errors/catalogue'
import { sayFailure, saySuccess } from '../errors/say'

/** The changes that section 8 has words for. */
export type DeedId = MutationId & Operation

/**
 * One change with its toasts: a function that makes the call and rejects when it fails. The api
 * reloads what it makes stale before the promise is kept.
 */
export function useDeed<Id extends DeedId>(id: Id) {
  const { mutateAsync } = useMutation({
    ...api.mutation(id),
    onSuccess: (answer) => saySuccess(id, sentence(own(answer, 'message'))),
    onError: (error) => sayFailure(id, error),
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
