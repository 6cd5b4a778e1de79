import { keyOf } from '@hearth/api/api'
import { useQueryClient } from '@tanstack/react-query'
import { useModeration, useModerationBusyIds } from '../moderation/useModeration'

/** What an administrator can do with a member. */
export function useUserMutations() {
  const client = useQueryClient()
  return {
    verify: useModeration('verify'),
    ban: useModeration('ban'),
    unban: useModeration('unban'),
    remove: useModeration('delete'),
    /** Removes a deleted member from the cache once nothing shows it any more. */
    forget: ({ id }: { id: string }) =>
      client.removeQueries({ queryKey: keyOf('getUser', { path: { id } }) }),
    busyIds: useModerationBusyIds('verify', 'ban', 'unban', 'delete'),
  }
}
