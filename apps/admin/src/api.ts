import { createApi } from '@hearth/api/api'
import { fetchOrTake } from './deployment/earlyReads'
import { logFailure } from './errors/log'

export const api = createApi({ log: logFailure, fetch: fetchOrTake })
