import { createApi } from '@hearth/api/createApi'
import { hearth } from '@hearth/api/hearth'
import { logFailure } from './errors/log'
import { fetchFresh } from './session/freshness'

export const api = createApi(hearth, { log: logFailure, fetch: fetchFresh })
