import { ApiError, messageOf } from '@hearth/api/error'
import type { RecordEntry } from '@hearth/ui/product/record'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'
import { showFailure, showSuccess } from '../../errors/toasts'
import { useBusyIds } from '../../mutations/useAction'
import { recordMessages } from './messages'

const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409
    ? messageOf(error, errorTexts.somethingWentWrong)
    : undefined

/**
 * Takes actions of the record back. A refusal, because somebody was first or has changed the same
 * since, stays below its entry and is no failure: there is nothing to try again.
 * @param outcome what it says: something deleted is restored
 */
export function useUndo(outcome: Outcome = recordMessages.undoEntry) {
  const { mutateAsync } = useMutation({
    ...api.mutation('undoEntry'),
    onSuccess: () => showSuccess(outcome),
    onError: (error) => {
      if (refusalOf(error) === undefined) showFailure(outcome, error)
    },
  })
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    onUndo: async ({ id }: Pick<RecordEntry, 'id'>) => {
      try {
        await mutateAsync({ path: { id } })
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === undefined) throw error
        setRefusals((others) => new Map(others).set(id, refusal))
      }
    },
    busyIds: useBusyIds('undoEntry'),
    refusals,
  }
}
