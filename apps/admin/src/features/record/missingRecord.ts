import { ApiError } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'

/**
 * Reads of the feature `record` without an id in their address. A 404 to one of them means that the
 * backend does not have the call.
 */
const reads: ReadonlySet<string> = new Set<OperationId>([
  'listReasonTemplates',
  'listRecord',
  'listTrash',
  'getDigest',
])

let isMissing = false
const listeners = new Set<() => void>()

/** Checks a failed read for that. Call it with every failed read. */
export function noteMissing(error: unknown): void {
  if (isMissing || !(error instanceof ApiError)) return
  if (error.status !== 404 || !reads.has(error.operation)) return
  isMissing = true
  for (const listener of listeners) listener()
}

/** Whether a call of the feature `record` was missing. */
export const isRecordMissing = (): boolean => isMissing

/** Subscribes to that change. Returns a function that unsubscribes. */
export function onMissing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
