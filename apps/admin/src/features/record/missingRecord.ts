import { ApiError } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'

/**
 * Reads of the record without an id in their address: a 404 means that the backend has no such call,
 * and not that a record is gone.
 */
const reads: readonly OperationId[] = [
  'listReasonTemplates',
  'listRecord',
  'listTrash',
  'getDigest',
]

let isMissing = false
const listeners = new Set<() => void>()

/** Takes note of a failed read: call it with every one. */
export function noteMissing(error: unknown): void {
  if (isMissing || !(error instanceof ApiError)) return
  if (error.status !== 404 || !reads.includes(error.operation)) return
  isMissing = true
  for (const listener of listeners) listener()
}

/** Whether a call of the record has answered that there is none. */
export const isRecordMissing = (): boolean => isMissing

/** Calls back when it turns out to be missing. Returns a function that unsubscribes. */
export function onMissing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
