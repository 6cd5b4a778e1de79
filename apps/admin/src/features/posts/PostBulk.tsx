import { postsBulk } from '@hearth/ui/domain/posts'
import type { Post } from '@hearth/ui/screens/posts/PostsScreen'
import { api } from '../../api'
import { BulkActions } from '../moderation/BulkActions'
import type { BulkSpec } from '../moderation/bulkSpec'
import type { BulkProps } from '../moderation/LazyBulk'

const actions: Record<keyof typeof postsBulk, BulkSpec<Post>> = {
  delete: {
    ...postsBulk.delete,
    action: 'deletePost',
    // No call reads one post.
    isDone: async (id, read) => {
      const posts = await read(api.query('listPosts'))
      return !posts.data.some((post) => post.id === id)
    },
  },
}

/** Deletes selected posts. */
export const PostBulk = (props: BulkProps<Post>) => <BulkActions {...props} actions={actions} />
