import type { Operations } from '@hearth/api/contract'
import { createApi } from '@hearth/api/createApi'
import { hearth, withFeature } from '@hearth/api/hearth'
import { noteConnection } from './connection/connection'
import { logFailure } from './errors/log'
import { fetchFresh } from './session/freshness'

const options = { log: logFailure, fetch: noteConnection(fetchFresh) }

/** The calls of the specification. */
export const api = createApi(hearth, options)

/**
 * The calls of a feature too. Created in a module of the feature: other pages then load neither
 * its calls nor the shapes of its answers.
 */
export const createFeatureApi = <Feature extends Operations>(operations: Feature) =>
  createApi(withFeature(operations), options)
