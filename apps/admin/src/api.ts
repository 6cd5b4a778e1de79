import { createApi } from '@hearth/api/api'
import { logFailure } from './errors/log'

export const api = createApi({ log: logFailure })
