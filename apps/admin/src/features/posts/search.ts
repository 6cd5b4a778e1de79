import { pageFields, search, searchOf } from '../../search/fields'

export const PostsSearch = searchOf({ ...pageFields, search, author: search })
