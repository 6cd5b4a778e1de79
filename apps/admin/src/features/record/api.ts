import { operations } from '@hearth/api/operations.record.gen'
import { createFeatureApi } from '../../api'

/** The calls of the record, and those of the specification. */
export const recordApi = createFeatureApi(operations)
