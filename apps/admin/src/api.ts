import { createApi } from '@hearth/api/createApi'
import { hearth } from '@hearth/api/hearth'
import { logFailure } from './errors/log'
import { fetchAsShown } from './session/ownCalls'

export const api = createApi(hearth, { log: logFailure, fetch: fetchAsShown })
