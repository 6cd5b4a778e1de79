import type { BulkDescription } from '../../patterns/BulkDialog/BulkDialog'
import { personName } from '../../text/people'
import type { Post } from './postsModel'
import { postName } from './postsModel'
import { postsText as text } from './postsText'

/** The actions on many posts (specification 2.13). */
export const postsBulk = {
  delete: {
    label: text.confirmDelete,
    tone: 'critical',
    question: (of) => ({
      title: of === 1 ? text.delete : text.deleteMany,
      description: of === 1 ? text.askDelete : text.askDeleteMany(of),
      isFinal: true,
    }),
    rowOf: (post) => ({ id: post.id, name: postName(post), detail: personName(post.user) }),
  },
} as const satisfies Record<string, BulkDescription<Post>>
