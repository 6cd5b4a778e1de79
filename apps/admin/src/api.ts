import { createApi } from '@hearth/api/api'
import { logFailure } from './errors/log'
import { fetchAsShown } from './session/ownCalls'

export const api = createApi({ log: logFailure, fetch: fetchAsShown })
