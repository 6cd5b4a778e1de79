import { operations } from '@hearth/api/operations.desk.gen'
import { createFeatureApi } from '../../api'

/** The calls of the feature `desk`. */
export const deskApi = createFeatureApi(operations)
