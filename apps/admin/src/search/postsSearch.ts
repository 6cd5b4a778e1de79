import * as z from 'zod/mini'
import { search } from './fields'
import { PLACE_DEFAULTS, place } from './placeSearch'

/** What the address of /posts says when it says nothing. */
export const POSTS_DEFAULTS = { ...PLACE_DEFAULTS, search: '' } as const

/** The address of /posts. */
export const PostsSearch = z.object({ ...place, search })
