import { deletePost, deletePostWithReason } from './delete.ts'
import { listPosts } from './list.ts'

/** Posts of the community. */
export const postHandlers = { listPosts, deletePost, deletePostWithReason }
