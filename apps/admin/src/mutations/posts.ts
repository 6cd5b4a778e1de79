import { untilGone } from './untilGone'
import { useBusyIds, useDeed } from './useDeed'

interface Post {
  id: string
}

/** What an administrator can do with a post. The promise breaks when the call fails; its toast is out by then. */
export function usePostDeeds() {
  const remove = useDeed('deletePost')
  return {
    remove: ({ id }: Post) => untilGone(remove({ path: { id } })),
    busyIds: useBusyIds('deletePost'),
  }
}
