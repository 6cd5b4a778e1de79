import { operations as desk } from '@hearth/api/operations.desk.gen'
import { operations as record } from '@hearth/api/operations.record.gen'
import { createFeatureApi } from '../../api'

/** The calls of all actions on members, posts and requests, including those of features. */
export const moderationApi = createFeatureApi({ ...record, ...desk })
