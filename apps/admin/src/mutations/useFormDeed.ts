import { own, sentence } from '@hearth/api/error'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api'
import { sayFailure, saySuccess } from '../errors/say'
import { inForm } from '../errors/words'
import type { DeedId } from './useDeed'

/**
 * One change that a form sends, with its toasts, and what the form shows of the last try.
 * @param onDone called when it went well; the form is busy until what it promises is kept
 */
export function useFormDeed<Id extends DeedId>(id: Id, onDone?: () => void | Promise<void>) {
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    ...api.mutation(id),
    onSuccess: (answer) => {
      saySuccess(id, sentence(own(answer, 'message')))
      return onDone?.()
    },
    onError: (failure) => sayFailure(id, failure),
  })
  return {
    send: mutate,
    /** Forgets the last try. */
    reset,
    isDone: isSuccess,
    form: { isBusy: isPending, ...inForm(id, error) },
  }
}
