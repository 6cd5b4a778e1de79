import { createApi } from '@hearth/api/api'
import { logFailure } from './errors/log'
import { fetchOrTake } from './queries/earlyReads'

export const api = createApi({ log: logFailure, fetch: fetchOrTake })
