import { keyOf } from '@hearth/api/api'
import { useQueryClient } from '@tanstack/react-query'
import { untilGone } from './untilGone'
import { useBusyIds, useDeed } from './useDeed'

interface Person {
  id: string
}

/** What an administrator can do with a member. Each promise breaks when the call fails; its toast is out by then. */
export function useUserDeeds() {
  const client = useQueryClient()
  const verify = useDeed('verifyUser')
  const ban = useDeed('banUser')
  const unban = useDeed('unbanUser')
  const remove = useDeed('deleteUser')
  const onto =
    (deed: typeof ban) =>
    ({ id }: Person) =>
      untilGone(deed({ path: { id } }))
  return {
    verify: onto(verify),
    ban: onto(ban),
    unban: onto(unban),
    remove: onto(remove),
    /** Forgets what is known of a deleted member, once nothing shows it any more. */
    forget: ({ id }: Person) =>
      client.removeQueries({ queryKey: keyOf('getUser', { path: { id } }) }),
    busyIds: useBusyIds('verifyUser', 'banUser', 'unbanUser', 'deleteUser'),
  }
}
