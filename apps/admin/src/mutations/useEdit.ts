import type { EditId } from '@hearth/api/edit'
import { edit } from '@hearth/api/editOptions'
import { api } from '../api'
import type { Outcome } from '../errors/outcome'
import { useSend } from './useFormAction'

/**
 * One edit that a form sends, as `useFormAction` does. It never overwrites what somebody else has
 * saved since the person saw the record.
 */
export function useEdit<Id extends EditId>(
  id: Id,
  outcome: Outcome,
  onDone?: () => void | Promise<void>,
) {
  return useSend(id, edit(api, id), outcome, onDone)
}
