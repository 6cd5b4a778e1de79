import { sentence } from '@hearth/api/error'
import type { Input, PublicId } from '@hearth/api/operation'
import { own } from '@hearth/api/shape'
import type { Outcome } from '../errors/outcome'
import { showFailure, showSuccess } from '../errors/toasts'
import { usePublicCall } from './usePublicCall'
import { useSingleFlight } from './useSingleFlight'
import { useSubmission } from './useSubmission'

/**
 * One call that a form outside the panel sends, with its toasts and the state of the last try for
 * the form: `useFormAction` of the panel, without the cache.
 * @param outcome the messages for success and failure
 * @param onDone called after a success, with what was sent
 */
export function usePublicForm<Id extends PublicId>(
  id: Id,
  outcome: Outcome,
  onDone?: (input: Input<Id>) => void,
) {
  const once = useSingleFlight()
  const { callAsync, isPending, data, error, reset } = usePublicCall(id, {
    onSuccess: (answer, input) => {
      showSuccess(outcome, sentence(own(answer, 'message')))
      onDone?.(input)
    },
    onError: (failure) => showFailure(outcome, failure),
  })
  return {
    send: (input: Input<Id>) => once(id, () => callAsync(input)),
    /** Forgets the last try. */
    reset,
    isDone: data !== undefined,
    error,
    submission: useSubmission(outcome, { isPending, error }),
  }
}
