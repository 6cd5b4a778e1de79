import { operations } from '@hearth/api/operations.team.gen'
import { createFeatureApi } from '../../api'

/** The calls of the team, and those of the specification. */
export const teamApi = createFeatureApi(operations)
