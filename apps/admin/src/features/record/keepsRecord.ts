import { ApiError } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'
import { useSyncExternalStore } from 'react'
import { isOffered } from '../../deployment/brand'

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

/**
 * Whether the backend keeps reasons, and deleted things for a while. A deployment may name the
 * feature by mistake: then a question must neither ask why nor promise a trash.
 */
export const keepsRecord = (): boolean => isOffered('record') && !isMissing

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `keepsRecord` as React state. */
export const useKeepsRecord = (): boolean => useSyncExternalStore(subscribe, keepsRecord)
