import { postsBulk } from '@hearth/ui/product/posts'
import type { Post } from '@hearth/ui/screens/posts/PostsScreen'
import { api } from '../../api'
import { BulkActions } from '../../mutations/BulkActions'
import type { BulkSpec } from '../../mutations/bulkSpec'
import type { BulkProps } from '../../mutations/LazyBulk'
import { bulkConflict } from '../record/bulkConflict'
import { bulkReason } from '../record/bulkReason'
import { postMessages } from './messages'

const actions: Record<keyof typeof postsBulk, BulkSpec<Post>> = {
  delete: {
    ...postsBulk.delete,
    call: 'deletePost',
    reasoned: bulkReason('deletePost', 'deletePostWithReason'),
    outcome: postMessages.deletePost,
    // No call reads one post.
    isDone: async (id, read) => {
      const posts = await read(api.query('listPosts'))
      return !posts.data.some((post) => post.id === id)
    },
  },
}

/** Deletes selected posts. */
export const PostBulk = (props: BulkProps<Post>) => (
  <BulkActions {...props} actions={actions} conflictOf={bulkConflict} />
)
