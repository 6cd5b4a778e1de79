import { type Call, type ClientOptions, createClient } from './client'
import type { PublicId } from './operation'
import { operations } from './operations.public.gen'

/**
 * The client of the pages outside the panel: it makes the calls that need no session, and comes
 * without a cache.
 */
export const createPublicClient = (options?: ClientOptions): Call<PublicId> =>
  createClient(operations, options)
