import { operations as desk } from '@hearth/api/operations.desk.gen'
import { operations as record } from '@hearth/api/operations.record.gen'
import { createFeatureApi } from '../../api'

/** The calls of the actions on members, posts and requests, whatever feature adds them. */
export const moderationApi = createFeatureApi({ ...record, ...desk })
