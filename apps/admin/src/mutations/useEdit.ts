import type { Edit, EditId } from '@hearth/api/edit'
import { edit } from '@hearth/api/editOptions'
import type { Answer } from '@hearth/api/operation'
import type { ToastDetails } from '@hearth/ui/components/Toast/toastQueue'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api'
import type { Outcome } from '../errors/outcome'
import { useFormAction } from './useFormAction'

/**
 * One edit that a form sends, as `useFormAction` does. It never overwrites what somebody else has
 * saved since the person saw the record.
 * @param detailsOf what the toast of a success adds to its message
 */
export function useEdit<Id extends EditId>(
  id: Id,
  outcome: Outcome,
  detailsOf: (answer: Answer<Id>, one: Edit<Id>, client: QueryClient) => ToastDetails,
  onDone?: () => void | Promise<void>,
) {
  return useFormAction(edit(api, id), outcome, onDone, detailsOf)
}
