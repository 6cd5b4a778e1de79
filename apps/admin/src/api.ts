import { createApi } from '@hearth/api/createApi'
import { hearth } from '@hearth/api/hearth'
import { noteConnection } from './connection/connection'
import { withTrace } from './connection/trace'
import { logFailure } from './errors/log'
import { fetchFresh } from './session/freshness'

/** Every call of the contract. What belongs to a feature is called where the deployment offers it. */
export const api = createApi(hearth, {
  log: logFailure,
  fetch: noteConnection(withTrace(fetchFresh)),
})
