import { createApi } from '@hearth/api/api'
import { logFailure } from './errors/log'

/** The calls of the product, for the whole panel. */
export const api = createApi({ log: logFailure })
