import * as z from 'zod/mini'
import { search } from '../../search/fields'
import { pageFields, TABLE_DEFAULTS } from '../../search/tableSearch'

/** Defaults for the address of /posts. */
export const POSTS_DEFAULTS = { ...TABLE_DEFAULTS, search: '' } as const

/** The address of /posts. */
export const PostsSearch = z.object({ ...pageFields, search })
