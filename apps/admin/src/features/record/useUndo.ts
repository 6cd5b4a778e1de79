import { ApiError, messageOf } from '@hearth/api/error'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { errorTexts } from '../../errors/errorTexts'
import { showFailure } from '../../errors/toasts'
import { useBusyIds } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { recordMessages } from './messages'
import { notifyUndone, type UndoWords } from './undo'
import { undoMany } from './undoMany'

const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409
    ? messageOf(error, errorTexts.somethingWentWrong)
    : undefined

/**
 * Undoes entries of the record. A refusal (409) is shown below the entry, without a retry: another
 * steward has undone the action, or changed the record since.
 * @param words texts to use instead of 'Undone' and 'Redo', such as 'Restored'
 */
export function useUndo(words?: UndoWords) {
  const client = useQueryClient()
  const mayUndo = useMay('record.undo')
  const { mutateAsync } = useMutation({
    ...api.mutation('undoEntry'),
    onSuccess: ({ data }) => notifyUndone(client, data, words),
    onError: (error) => {
      if (refusalOf(error) === undefined) showFailure(recordMessages.undoEntry, error)
    },
  })
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const undo = async (id: string) => {
    try {
      await mutateAsync({ path: { id } })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined) throw error
      setRefusals((others) => new Map(others).set(id, refusal))
    }
  }
  const many = useMutation({
    mutationFn: (ids: readonly string[]) =>
      undoMany(
        client,
        ids.map((entryId) => ({ entryId })),
      ),
  })
  const busyIds = useBusyIds('undoEntry')
  return {
    /** The same as a promise, for a dialog that waits for it. Rejects when the call fails. */
    undo,
    onUndo: mayUndo ? (id: string) => void undo(id).catch(() => {}) : undefined,
    onUndoMany: (ids: readonly string[]) => many.mutate(ids),
    busyIds: new Set([...busyIds, ...(many.isPending ? many.variables : [])]),
    refusals,
  }
}
