import { ignoreNotFound } from '../../mutations/ignoreNotFound'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { postMessages } from './messages'

interface Post {
  id: string
}

/** What an administrator can do with a post. The promise breaks when the call fails; its toast is out by then. */
export function usePostActions() {
  const remove = useAction('deletePost', postMessages.deletePost)
  return {
    remove: ({ id }: Post) => ignoreNotFound(remove({ path: { id } })),
    busyIds: useBusyIds('deletePost'),
  }
}
