import { sentence } from '@hearth/api/error'
import { own } from '@hearth/api/shape'
import type { ToastDetails } from '@hearth/ui/components/Toast/toastQueue'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { Outcome } from '../errors/outcome'
import { showFailure, showSuccess } from '../errors/toasts'
import { useStillHere } from '../navigation/useStillHere'
import type { ChangeOptions } from './useAction'
import { useSingleFlight } from './useSingleFlight'
import { useSubmission } from './useSubmission'

/**
 * One change that a form sends, with its toasts and the state of the last try for the form.
 * @param options of the call: `api.mutation('createAnnouncement')`
 * @param outcome the messages for success and failure
 * @param onDone called after a success with what was sent and the answer, if the person is still on
 * the page that has sent it; the form stays busy until its promise resolves
 * @param detailsOf what the toast of a success adds to its message
 */
export function useFormAction<Answered, Variables>(
  options: ChangeOptions<Answered, Variables>,
  outcome: Outcome,
  onDone?: (variables: Variables, answer: Answered) => void | Promise<void>,
  detailsOf?: (answer: Answered, variables: Variables, client: QueryClient) => ToastDetails,
) {
  const once = useSingleFlight()
  const watch = useStillHere()
  const { mutateAsync, isPending, isSuccess, data, error, reset, submittedAt } = useMutation({
    ...options,
    onMutate: watch,
    onSuccess: (answer, variables, isStillHere, { client }) => {
      showSuccess(outcome, sentence(own(answer, 'message')), detailsOf?.(answer, variables, client))
      if (isStillHere()) return onDone?.(variables, answer)
    },
    onError: (failure) => showFailure(outcome, failure),
  })
  return {
    send: (...given: Parameters<typeof mutateAsync>) =>
      once(options.mutationKey[0], () => mutateAsync(...given)),
    /** The same with a promise, for a dialog that waits for it; it rejects when the call fails. */
    sendAsync: mutateAsync,
    /** Forgets the last try. */
    reset,
    isDone: isSuccess,
    /** The answer to the last success. */
    answer: data,
    /** When it was last sent, in milliseconds since 1970; 0 for never. */
    submittedAt,
    error,
    submission: useSubmission(outcome, { isPending, error }),
  }
}
