import type { BulkCalls } from '../../mutations/runBulk'
import { isLate } from './onPages'

/** Tells who was first about a row of an action on many, where the record knows. */
export const bulkFirst: BulkCalls['firstOf'] = async (error, id) => {
  if (!isLate(error)) return undefined
  // After a deploy the module is undefined.
  const parts = await import('./parts').catch(() => undefined)
  return parts?.firstOf(error, id)
}
