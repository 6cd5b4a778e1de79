import { isOffered } from '../../deployment/brand'
import { may } from '../../session/permissions'
import { documentsApi } from './api'

/**
 * Loads a document to show it in place; undefined without the feature `desk`, and for persons who
 * may not see documents. The bytes are never cached: each call is recorded as a view.
 */
export const documentsOf = (id: string) =>
  isOffered('desk') && may('documents.view')
    ? (kind: 'passport' | 'certificate') => (signal: AbortSignal) =>
        documentsApi.call('viewDocument', { path: { id, kind } }, { signal })
    : undefined
