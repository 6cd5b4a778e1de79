import * as z from 'zod/mini'
import { search } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

export const PostsSearch = z.object({ ...pageFields, search })
