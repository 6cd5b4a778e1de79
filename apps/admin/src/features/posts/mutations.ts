import { ignoreNotFound } from '../../mutations/ignoreNotFound'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { postMessages } from './messages'

interface Post {
  id: string
}

/**
 * What an administrator can do with a post. The promise rejects when the call fails; its toast
 * has shown by then.
 */
export function usePostActions() {
  const remove = useAction('deletePost', postMessages.deletePost)
  return {
    remove: ({ id }: Post) => ignoreNotFound(remove({ path: { id } })),
    busyIds: useBusyIds('deletePost'),
  }
}
