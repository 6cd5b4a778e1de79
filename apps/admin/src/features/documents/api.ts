import { operations } from '@hearth/api/operations.desk.gen'
import { createFeatureApi } from '../../api'

/** The calls for documents are those of the feature `desk`, whose folder imports from this one. */
export const documentsApi = createFeatureApi(operations)
