import { useSyncExternalStore } from 'react'
import { isOffered } from '../../deployment/brand'
import { isRecordMissing, onMissing } from './missingRecord'

/**
 * Whether the backend offers the feature `record`. False also if the deployment names the feature
 * but the calls answer 404: then no dialog asks for a reason or mentions the trash.
 */
export const keepsRecord = (): boolean => isOffered('record') && !isRecordMissing()

/** `keepsRecord` as React state. */
export const useKeepsRecord = (): boolean => useSyncExternalStore(onMissing, keepsRecord)
