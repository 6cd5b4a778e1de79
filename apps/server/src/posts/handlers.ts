import { deletePost, deletePostWithReason } from './delete.ts'
import { listPosts } from './list.ts'

export const postHandlers = { listPosts, deletePost, deletePostWithReason }
