import { search, searchOf } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

export const PostsSearch = searchOf({ ...pageFields, search, author: search })
