import { useSyncExternalStore } from 'react'
import { isOffered } from '../../deployment/brand'
import { isRecordMissing, onMissing } from './missingRecord'

/**
 * Whether the backend keeps reasons, and deleted things for a while. A deployment may name the
 * feature by mistake: then a question must neither ask for a reason nor promise a trash.
 */
export const keepsRecord = (): boolean => isOffered('record') && !isRecordMissing()

/** `keepsRecord` as React state. */
export const useKeepsRecord = (): boolean => useSyncExternalStore(onMissing, keepsRecord)
