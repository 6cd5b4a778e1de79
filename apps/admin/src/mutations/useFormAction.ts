import type { EditId } from '@hearth/api/edit'
import { sentence } from '@hearth/api/error'
import { own } from '@hearth/api/shape'
import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { api } from '../api'
import type { Operation } from '../errors/catalogue'
import { showFailure, showSuccess } from '../errors/toasts'
import type { ActionId } from './useAction'
import { useSingleFlight } from './useSingleFlight'
import { useSubmission } from './useSubmission'

/**
 * One change that a form sends, with its toasts, and what the form shows of the last try.
 * @param onDone called when it went well; the form is busy until what it promises is kept
 * @param words what section 8 calls the change, where one call makes two of them
 */
export function useFormAction<Id extends ActionId>(
  id: Id,
  onDone?: () => void | Promise<void>,
  words: Operation = id,
) {
  return useSend(id, api.mutation(id), onDone, words)
}

/** The same for an edit, which never overwrites what somebody else has saved since the person saw it. */
export function useEdit<Id extends ActionId & EditId>(
  id: Id,
  onDone?: () => void | Promise<void>,
  words: Operation = id,
) {
  return useSend(id, api.edit(id), onDone, words)
}

function useSend<Answer, Variables>(
  id: ActionId,
  options: MutationOptions<Answer, Error, Variables>,
  onDone: (() => void | Promise<void>) | undefined,
  words: Operation,
) {
  const once = useSingleFlight()
  const { mutateAsync, isPending, isSuccess, error, reset, submittedAt } = useMutation({
    ...options,
    onSuccess: (answer) => {
      showSuccess(words, sentence(own(answer, 'message')))
      return onDone?.()
    },
    onError: (failure) => showFailure(words, failure),
  })
  return {
    send: (...given: Parameters<typeof mutateAsync>) => once(id, () => mutateAsync(...given)),
    /** The same with a promise, for a dialog that waits for it; it breaks when the call fails. */
    sendAsync: mutateAsync,
    /** Forgets the last try. */
    reset,
    isDone: isSuccess,
    /** When it was last sent, in milliseconds since 1970; 0 for never. */
    submittedAt,
    error,
    submission: useSubmission(words, { isPending, error }),
  }
}
