import type { BulkCalls } from '../../mutations/runBulk'
import { isConflict } from './onPages'

/** The conflict behind a refused row of a bulk action, if the record has its entry. */
export const bulkConflict: BulkCalls['conflictOf'] = async (error, id) => {
  if (!isConflict(error)) return undefined
  // After a deploy the module is undefined.
  const parts = await import('./parts').catch(() => undefined)
  return parts?.readConflict(error, id)
}
