import { untilGone } from './untilGone'
import { useBusyIds, useDeed } from './useDeed'

interface Person {
  id: string
}

/** What an administrator can do with a member. Each promise breaks when the call fails; its toast is out by then. */
export function useUserDeeds() {
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
    busyIds: useBusyIds('verifyUser', 'banUser', 'unbanUser', 'deleteUser'),
  }
}
