import * as z from 'zod/mini'
import { search } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

/** The address of /posts. */
export const PostsSearch = z.object({ ...pageFields, search })
