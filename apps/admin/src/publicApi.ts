import { createPublicClient } from '@hearth/api/publicClient'
import { logFailure } from './errors/log'

/** Makes the calls of the pages outside the panel. They need no cache, and load none. */
export const call = createPublicClient({ log: logFailure })
